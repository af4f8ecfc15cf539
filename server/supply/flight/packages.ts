/** Builds packaged round trips: the best pairs of an outbound and a return itinerary. */
import type { CarrierProfile } from './carriers.ts'
import type { Way } from './connections.ts'
import type { Cabin, FlightQuery } from './flight-supply.ts'
import type { Choice, Market } from './market.ts'
import { nthLowest } from './nth-lowest.ts'
import { minuteMilliseconds } from '#contract/milliseconds.ts'
import { appeal } from './price-factors.ts'
import { basePrice } from './prices.ts'

export const maxPairs = 100
/**
 * How many of the cheapest, and how many of the shortest itineraries of each direction are combined into round trips.
 */
const cheapest = 28
const shortest = 14
/** Minimum minutes between arrival at the destination and the return departure. */
export const leastStay = 120

interface Pair {
  departure: PairedChoice
  back: PairedChoice
}

/**
 * An itinerary with its usual price in kuruş: the adult's base price without the factors that change with the current
 * time and with the seats sold.
 */
interface UsualPrice {
  way: Way
  usual: number
}

/**
 * The itineraries of a direction in two orders: by usual price, and by duration. Neither order changes when seats are
 * sold. So sold seats change which itineraries are combined into round trips only if an itinerary has too few free
 * seats left.
 */
interface Ranked {
  byPrice: readonly UsualPrice[]
  byTime: readonly UsualPrice[]
}

const kept = new WeakMap<readonly Way[], Map<Cabin, Ranked>>()

/**
 * Returns the itineraries in two orders: by price, and by duration. Both are cached for each list of itineraries and
 * each cabin.
 */
function ranked(ways: readonly Way[], cabin: Cabin): Ranked {
  const ofCabins = kept.get(ways) ?? new Map<Cabin, Ranked>()
  kept.set(ways, ofCabins)
  let found = ofCabins.get(cabin)
  if (!found) {
    const priced = ways.map((way) => ({ way, usual: basePrice(way, cabin, appeal) }))
    found = {
      byPrice: priced.toSorted((a, b) => a.usual - b.usual),
      byTime: priced.toSorted((a, b) => a.way.duration - b.way.duration),
    }
    ofCabins.set(cabin, found)
  }
  return found
}

interface PairedChoice extends Choice {
  usual: number
}

/**
 * Returns the itineraries of a direction that are combined into round trips: the cheapest and the shortest ones with
 * enough free seats.
 */
export function shortlist(ways: readonly Way[], market: Market, query: FlightQuery): PairedChoice[] {
  const { byPrice, byTime } = ranked(ways, query.cabin)
  const first = (order: readonly UsualPrice[], most: number) => {
    const found: UsualPrice[] = []
    for (const one of order) {
      if (market.seatsFor(one.way, query) === undefined) continue
      if (found.push(one) === most) break
    }
    return found
  }
  const listed = new Set([...first(byPrice, cheapest), ...first(byTime, shortest)])
  return [...listed].flatMap(({ way, usual }) => {
    const choice = market.choice(way, query)
    return choice ? { ...choice, usual } : []
  })
}

/**
 * Whether one ticket can contain flights of two carriers: they are the same carrier, or they belong to the same group
 * and have the same fare families.
 */
const sharesTicket = (one: CarrierProfile, other: CarrierProfile): boolean =>
  one === other || (one.group !== null && one.group === other.group && one.kind === other.kind)

/**
 * Returns a score for each pair of an outbound and a return itinerary: for the first outbound itinerary with each
 * return itinerary, then for the second, and so on. Lower scores are better. The score is Infinity if the pair can't be
 * on one ticket or leaves too little time at the destination.
 */
function scoresOf(departures: readonly PairedChoice[], returns: readonly PairedChoice[]): Float64Array {
  const starts = returns.map(({ way }) => way.flights[0])
  const scores = new Float64Array(departures.length * returns.length).fill(Number.POSITIVE_INFINITY)
  let index = 0
  for (const { way, usual } of departures) {
    const carrier = way.flights[0]?.pattern.carrier
    const soonest = (way.flights.at(-1)?.arrivesAt ?? 0) + leastStay * minuteMilliseconds
    for (const [i, back] of returns.entries()) {
      const start = starts[i]
      if (carrier && start && start.departsAt >= soonest && sharesTicket(carrier, start.pattern.carrier))
        scores[index] = (usual + back.usual) * (1 + (way.duration + back.way.duration) / 6000)
      index++
    }
  }
  return scores
}

/**
 * Returns the best pairs of an outbound and a return itinerary, by usual price and duration; at most 100. Sold seats do
 * not change the score of a pair. So the traveller can normally select a pair that a search has shown: the pair stays
 * in the list while it has seats and is on sale.
 */
export function bestPairs(departures: readonly PairedChoice[], returns: readonly PairedChoice[]): Pair[] {
  const scores = scoresOf(departures, returns)
  // Only the pairs of itineraries with the 100 best scores are sorted. This takes a tenth of the time that sorting all
  // pairs of itineraries would take.
  const last = nthLowest(scores.slice(), maxPairs) ?? Number.POSITIVE_INFINITY
  const pairs: ScoredPair[] = []
  let index = 0
  for (const departure of departures) {
    for (const back of returns) {
      const score = scores[index++] ?? Number.POSITIVE_INFINITY
      if (score <= last && Number.isFinite(score)) pairs.push({ departure, back, score })
    }
  }
  return pairs.toSorted((a, b) => a.score - b.score).slice(0, maxPairs)
}

type ScoredPair = Pair & { score: number }
