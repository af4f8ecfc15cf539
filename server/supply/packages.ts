/** Packaged round trips: the best pairs of an outbound and a return itinerary. */
import { minuteMilliseconds } from './plain-days.ts'
import type { Choice } from './market.ts'

export const maxPairs = 100
/** Number of the cheapest and of the shortest itineraries per direction that are paired. */
const cheapest = 28
const shortest = 14
/** Minimum minutes at the destination. */
export const leastStay = 120

export interface Pair {
  departure: Choice
  back: Choice
}

function shortlist(choices: Choice[]): Choice[] {
  const byPrice = choices.toSorted((a, b) => a.usual - b.usual).slice(0, cheapest)
  const byTime = choices.toSorted((a, b) => a.way.duration - b.way.duration).slice(0, shortest)
  return [...new Set([...byPrice, ...byTime])]
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
 * The best pairs by usual price and duration, at most 100. A listed pair stays in the list while it has seats and is on
 * sale, so that a traveller can select what a search has shown.
 */
export function bestPairs(departures: Choice[], returns: Choice[]): Pair[] {
  const homeward = shortlist(returns)
  const pairs: (Pair & { score: number })[] = []
  for (const departure of shortlist(departures)) {
    for (const back of homeward) {
      if (!belongTogether(departure, back)) continue
      const minutes = departure.way.duration + back.way.duration
      pairs.push({ departure, back, score: (departure.usual + back.usual) * (1 + minutes / 6000) })
    }
  }
  return pairs.toSorted((a, b) => a.score - b.score).slice(0, maxPairs)
}
