/** Implements the embedded inventory of flights: real airports and carriers, simulated timetables, seats and prices. */
import { upperAscii } from '#contract/turkish-text.ts'
import { airportByCode, airportById, popularAirports, searchAirports } from './airports.ts'
import { createCities } from './cities.ts'
import { join, type Way } from './connections.ts'
import { fareRules } from './fare-rules.ts'
import { flightRoute } from './flight-routes.ts'
import { flightKey } from './flights.ts'
import type {
  Cabin,
  FareFamily,
  FareRules,
  FlightQuery,
  Itinerary,
  LowestQuery,
  Offered,
  OfferedPackage,
  PaxCounts,
  PricedFare as Fare,
  SupplyAirport,
  SupplyPlace,
  TakenSeats,
} from './flight-supply.ts'
import { itineraryCache } from './itinerary-cache.ts'
import { flightsOfKey, showWay } from './itinerary-keys.ts'
import { lowestOfPackages, lowestOfWays, type ReadTaken } from './lowest-fares.ts'
import { Market } from './market.ts'
import { bestPairs, shortlist } from './packages.ts'
import { buildTimetable } from './patterns.ts'
import { dayOf, todayInTurkey } from '#server/runtime/plain-days.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import { packagedFares } from './prices.ts'
import { dayOnSale } from '#server/supply/sale-window.ts'
import { waysOn } from './weekly-ways.ts'

/** Maximum number of itineraries in the cache for searches. */
const keptSearched = 50_000
/** Maximum number of itineraries in the cache for calendars of day prices. */
const keptPriced = 50_000
/** Maximum number of places that a keyword finds. */
const mostPlaces = 20
/**
 * Day number that is used in place of today's if no instant is given. On a day this early, the simulated sales have not
 * begun, so all seats are free.
 */
const beforeSales = -100_000

const byPrice = (a: { fares: Fare[] }, b: { fares: Fare[] }) => (a.fares[0]?.total ?? 0) - (b.fares[0]?.total ?? 0)

/** Queries of the flight inventory. They are pure functions: the current instant and the seats taken are arguments. */
export interface FlightInventory {
  airports: {
    byId(id: number): SupplyPlace | undefined
    byCode(code: string): SupplyAirport | undefined
    search(keyword: string): SupplyPlace[]
    popular(): SupplyPlace[]
  }
  search(query: FlightQuery, now: Date, taken: TakenSeats): Offered<Fare>[]
  searchPackaged(query: FlightQuery, returnDate: string, now: Date, taken: TakenSeats): OfferedPackage<Fare>[]
  /**
   * Returns the itinerary with the key `key`. Its numbers of free seats take the sales simulated until `now` into
   * account; without `now`, all seats are free.
   */
  itinerary(key: string, now?: Date): Itinerary | undefined
  /**
   * Returns the fares of one itinerary, or of an outbound and a return itinerary sold together at one price. The list
   * is empty if a flight is unknown.
   */
  fares(itineraries: Itinerary[], cabin: Cabin, pax: PaxCounts, now: Date, taken: TakenSeats): Fare[]
  rules(fare: FareFamily, itinerary: Itinerary): FareRules
  /** Returns the keys of all flights that a `search` with this query can return. */
  flightKeys(query: FlightQuery): string[]
  /** Returns the last day on sale: 11 months after today. */
  lastDay(today: string): string
}

/** A flight inventory that computes the lowest price of a search without building its offers. */
export interface PricedFlightInventory extends FlightInventory {
  /**
   * Returns the lowest total price of the offers that `search` or `searchPackaged` would return, in kuruş. Fares
   * without a checked bag are left out if `asked.bag` is true. Returns null if no fare is left.
   */
  lowest: (asked: LowestQuery, now: Date, taken: ReadTaken) => Promise<number | null>
}

/**
 * Creates the embedded inventory of flights. It gives the same results on every machine and keeps no state except
 * caches.
 */
export function createFlightInventory(): PricedFlightInventory {
  const timetable = buildTimetable()
  const cities = createCities((code) => timetable.from.has(code))
  const kept = itineraryCache<{ ways: Way[]; keys: string[] | undefined }>(keptSearched)
  const pricedWays = itineraryCache<{ ways: Way[] }>(keptPriced)

  const findBetween = (fromId: number, toId: number, day: number) => {
    const found: Way[] = []
    for (const from of cities.airportsOf(fromId)) {
      for (const to of cities.airportsOf(toId)) {
        const route = flightRoute(timetable, from, to)
        if (route) found.push(...waysOn(route, day))
      }
    }
    return found
  }

  const routeOn = (fromId: number, toId: number, day: number) => {
    const key = `${fromId}-${toId}-${day}`
    let route = kept.get(key)
    if (!route) {
      route = { ways: pricedWays.get(key)?.ways ?? findBetween(fromId, toId, day), keys: undefined }
      kept.set(key, route)
    }
    return route
  }

  /**
   * Itineraries for calendars have their own cache: a calendar has so many days that it would displace the itineraries
   * of searches.
   */
  const pricedWaysOn = (fromId: number, toId: number, day: number) => {
    const key = `${fromId}-${toId}-${day}`
    let route = kept.get(key) ?? pricedWays.get(key)
    if (!route) pricedWays.set(key, (route = { ways: findBetween(fromId, toId, day) }))
    return route.ways
  }

  const lowest: PricedFlightInventory['lowest'] = async ({ query, returnDate, bag }, now, taken) => {
    const day = dayOnSale(query.date, now)
    if (day === undefined) return null
    const out = pricedWaysOn(query.from, query.to, day)
    if (returnDate === undefined) return lowestOfWays(out, { query, bag, now, taken })
    const returnDay = dayOnSale(returnDate, now)
    if (returnDay === undefined || returnDay < day) return null
    const home = pricedWaysOn(query.to, query.from, returnDay)
    return lowestOfPackages([out, home], { query, bag, now, taken })
  }

  const wayOf = (key: string): Way | undefined => {
    const flights = flightsOfKey(key, timetable.byNumber)
    return flights && join(flights)
  }

  function search(query: FlightQuery, now: Date, taken: TakenSeats): Offered<Fare>[] {
    const day = dayOnSale(query.date, now)
    if (day === undefined) return []
    const market = new Market(query.cabin, now, taken)
    return market
      .choices(routeOn(query.from, query.to, day).ways, query)
      .map(({ way, base, seatsLeft }) => ({
        itinerary: showWay(way, market.today),
        fares: market.fares(way, query.pax, base),
        seatsLeft,
      }))
      .toSorted(byPrice)
  }

  function searchPackaged(
    query: FlightQuery,
    returnDate: string,
    now: Date,
    taken: TakenSeats,
  ): OfferedPackage<Fare>[] {
    const day = dayOnSale(query.date, now)
    const returnDay = dayOnSale(returnDate, now)
    if (day === undefined || returnDay === undefined || returnDay < day) return []
    const market = new Market(query.cabin, now, taken)
    const departures = shortlist(routeOn(query.from, query.to, day).ways, market, query)
    const returns = shortlist(routeOn(query.to, query.from, returnDay).ways, market, query)
    const priced = new Map<Way, Fare[]>()
    const fares = (way: Way, base: number) => {
      let known = priced.get(way)
      if (!known) priced.set(way, (known = market.fares(way, query.pax, base)))
      return known
    }
    return bestPairs(departures, returns)
      .map(({ departure, back }) => ({
        departure: showWay(departure.way, market.today),
        return: showWay(back.way, market.today),
        fares: packagedFares(fares(departure.way, departure.base), fares(back.way, back.base), query.pax),
        seatsLeft: Math.min(departure.seatsLeft, back.seatsLeft),
      }))
      .toSorted(byPrice)
  }

  return {
    airports: {
      byId: (id) => airportById(id) ?? cities.byId(id),
      byCode: airportByCode,
      search: (keyword) => cities.grouped(searchAirports(keyword), upperAscii(keyword.trim())).slice(0, mostPlaces),
      popular: () => cities.introduced(popularAirports()),
    },
    search,
    searchPackaged,
    lowest,
    itinerary(key: string, now?: Date): Itinerary | undefined {
      const way = wayOf(key)
      return way && showWay(way, now ? todayInTurkey(now) : beforeSales)
    },
    fares(itineraries, cabin, pax, now, taken) {
      const ways = itineraries.map(({ key }) => wayOf(key))
      const [departure, back] = ways
      if (!departure || ways.includes(undefined)) return []
      const market = new Market(cabin, now, taken)
      return back
        ? packagedFares(market.fares(departure, pax), market.fares(back, pax), pax)
        : market.fares(departure, pax)
    },
    rules: fareRules,
    flightKeys(query) {
      const day = dayOf(query.date)
      if (day === undefined) return []
      const route = routeOn(query.from, query.to, day)
      route.keys ??= [...new Set(route.ways.flatMap((way) => way.flights.map(flightKey)))]
      return route.keys
    },
    lastDay: lastDayOnSale,
  }
}
