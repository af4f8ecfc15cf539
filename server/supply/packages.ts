/** Packaged round trips: the best pairs of an outbound and a return itinerary. */
import type { Way } from './connections.ts'
import type { Cabin, FlightQuery } from './flight-supply.ts'
import type { Choice, Market } from './market.ts'
import { minuteMilliseconds } from './plain-days.ts'
import { appeal } from './price-factors.ts'
import { basePrice } from './prices.ts'

export const maxPairs = 100
/** Number of the cheapest and of the shortest itineraries per direction that are paired. */
const cheapest = 28
const shortest = 14
/** Minimum minutes at the destination. */
export const leastStay = 120

export interface Pair {
  departure: PairedChoice
  back: PairedChoice
}

/** The itineraries of a direction in two orders that depend on no sale, so that choices made by them are stable. */
interface Ranked {
  /** The adult's base price without factors of time and sales. */
  usual: ReadonlyMap<Way, number>
  byPrice: readonly Way[]
  byTime: readonly Way[]
}

const kept = new WeakMap<readonly Way[], Map<Cabin, Ranked>>()

/** The orders of itineraries, cached with their list. */
function ranked(ways: readonly Way[], cabin: Cabin): Ranked {
  const ofCabins = kept.get(ways) ?? new Map<Cabin, Ranked>()
  kept.set(ways, ofCabins)
  let found = ofCabins.get(cabin)
  if (!found) {
    const usual = new Map(ways.map((way) => [way, basePrice(way, cabin, appeal)]))
    const byPrice = ways.toSorted((a, b) => (usual.get(a) ?? 0) - (usual.get(b) ?? 0))
    found = { usual, byPrice, byTime: ways.toSorted((a, b) => a.duration - b.duration) }
    ofCabins.set(cabin, found)
  }
  return found
}

export interface PairedChoice extends Choice {
  usual: number
}

/** The itineraries of a direction that are paired: the cheapest and the shortest with seats. */
export function shortlist(ways: readonly Way[], market: Market, query: FlightQuery): PairedChoice[] {
  const { usual, byPrice, byTime } = ranked(ways, query.cabin)
  const first = (order: readonly Way[], most: number) => {
    const found: Way[] = []
    for (const way of order) {
      if (market.seatsFor(way, query) === undefined) continue
      if (found.push(way) === most) break
    }
    return found
  }
  const listed = new Set([...first(byPrice, cheapest), ...first(byTime, shortest)])
  return [...listed].flatMap((way) => {
    const choice = market.choice(way, query)
    return choice ? { ...choice, usual: usual.get(way) ?? 0 } : []
  })
}

const carrierOf = ({ way }: Choice) => way.flights[0]?.pattern.carrier

/**
 * Whether one ticket can hold both itineraries: same carrier, or same group and fare families, and a long enough stay.
 */
function belongTogether(departure: Choice, back: Choice): boolean {
  const [out, home] = [carrierOf(departure), carrierOf(back)]
  if (!out || !home || (out !== home && (out.group === null || out.group !== home.group || out.kind !== home.kind)))
    return false
  const arrival = departure.way.flights.at(-1)?.arrivesAt ?? 0
  const leaving = back.way.flights[0]?.departsAt ?? 0
  return leaving - arrival >= leastStay * minuteMilliseconds
}

/**
 * The best pairs of two shortlists by usual price and duration, at most 100. A listed pair stays in the list while it
 * has seats and is on sale, so that a traveller can select what a search has shown.
 */
export function bestPairs(departures: readonly PairedChoice[], returns: readonly PairedChoice[]): Pair[] {
  const pairs: ScoredPair[] = []
  for (const departure of departures) {
    for (const back of returns) {
      if (!belongTogether(departure, back)) continue
      const minutes = departure.way.duration + back.way.duration
      pairs.push({ departure, back, score: (departure.usual + back.usual) * (1 + minutes / 6000) })
    }
  }
  return lowestScores(pairs)
    .toSorted((a, b) => a.score - b.score)
    .slice(0, maxPairs)
}

type ScoredPair = Pair & { score: number }

/** The pairs up to the last score that is listed: sorting numbers costs a tenth of sorting all pairs. */
function lowestScores(pairs: ScoredPair[]): ScoredPair[] {
  const last = Float64Array.from(pairs, ({ score }) => score).toSorted()[maxPairs - 1]
  return last === undefined ? pairs : pairs.filter(({ score }) => score <= last)
}
