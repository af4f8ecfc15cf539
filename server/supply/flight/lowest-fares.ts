/** Computes the lowest price of a search without building its offers, for calendars of day prices. */
import type { Way } from './connections.ts'
import { flightKey } from './flights.ts'
import type { Cabin, FlightQuery, TakenSeats } from './flight-supply.ts'
import { Market } from './market.ts'
import { bestPairs, shortlist } from './packages.ts'
import { lowestTotal, packagedTotals } from './prices.ts'

/** Reads the gateway's own sales on flights. */
export type ReadTaken = (flightKeys: readonly string[], cabin: Cabin) => Promise<TakenSeats>

interface Asked {
  query: FlightQuery
  /** Whether only fares with a checked bag are considered. */
  bag: boolean
  now: Date
  taken: ReadTaken
}

/**
 * To save database reads, the gateway's own sales are first read only for the cheapest itineraries: those whose price
 * without regard to sales is at most this factor times the lowest such price. This is usually enough, because sales can
 * only raise a price or fill a flight. The sales of dearer itineraries are read only if sales have filled each of the
 * cheapest itineraries or raised its price above this limit.
 */
const nearLowest = 1.02

const keysOf = (ways: readonly Way[]): string[] =>
  Array.from(new Set(ways.flatMap(({ flights }) => flights)), flightKey)

/** Returns the lowest total of the itineraries in kuruş; null if none of their fares can be sold. */
export async function lowestOfWays(ways: readonly Way[], { query, bag, now, taken }: Asked): Promise<number | null> {
  const { cabin, pax } = query
  const untouched = new Market(cabin, now, null)
  const priceIn = (market: Market, way: Way) =>
    market.seatsFor(way, query) === undefined ? null : lowestTotal(way, cabin, pax, market.base(way), bag)
  let left: { way: Way; total: number }[] = []
  for (const way of ways) {
    const total = priceIn(untouched, way)
    if (total !== null) left.push({ way, total })
  }
  let lowest: number | null = null
  while (left.length > 0) {
    const limit = nearLowest * left.reduce((least, { total }) => Math.min(least, total), Number.POSITIVE_INFINITY)
    const near = left.filter(({ total }) => total <= limit)
    // oxlint-disable-next-line no-await-in-loop -- the loop rarely needs more than one read of the database
    const market = new Market(cabin, now, await taken(keysOf(near.map(({ way }) => way)), cabin))
    for (const { way } of near) {
      const total = priceIn(market, way)
      if (total !== null && (lowest === null || total < lowest)) lowest = total
    }
    if (lowest !== null && lowest <= limit) return lowest
    left = left.filter(({ total }) => total > limit && (lowest === null || total < lowest))
  }
  return lowest
}

/**
 * Returns the lowest total in kuruş among packaged round trips. A packaged round trip pairs an itinerary of `out` with
 * one of `home`, at one price for both directions. Only the best pairs are compared (`bestPairs`). Returns null if none
 * of them has a fare that fits the request.
 */
export async function lowestOfPackages(
  [out, home]: readonly [out: readonly Way[], home: readonly Way[]],
  { query, bag, now, taken }: Asked,
): Promise<number | null> {
  const { cabin, pax } = query
  const listIn = (market: Market) => [shortlist(out, market, query), shortlist(home, market, query)] as const
  let lists = listIn(new Market(cabin, now, null))
  const listed = lists.flat().map(({ way }) => way)
  const keys = keysOf(listed)
  const seats = await taken(keys, cabin)
  if (keys.some((key) => seats(key, cabin) > 0)) {
    let market = new Market(cabin, now, seats)
    // Round trips are made from a shortlist of itineraries for each direction. If an itinerary on a shortlist is full,
    // another itinerary takes its place. This may be any itinerary of the direction, so the sales of all itineraries
    // are read in this case.
    if (listed.some((way) => market.seatsFor(way, query) === undefined))
      market = new Market(cabin, now, await taken(keysOf([...out, ...home]), cabin))
    lists = listIn(market)
  }
  const totalOf = packagedTotals(cabin, pax, bag)
  let lowest: number | null = null
  for (const { departure, back } of bestPairs(...lists)) {
    const total = totalOf(departure, back)
    if (total !== null && (lowest === null || total < lowest)) lowest = total
  }
  return lowest
}
