/** Finds the current lowest price of a flight search, for price alerts and day prices. */
import { daysBetween } from '#contract/calendar-date.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { canReturnWith, offersFor, packagedOffersFor } from '#server/api/flight/results.ts'
import { isPackaged, knownPlaces } from '#server/api/flight/search-airports.ts'
import { supplyQuery, type FlightSearchQuery } from '#server/api/flight/search-query.ts'
import { cheapest } from '#server/api/flight/wire-itinerary.ts'
import { flightMarket } from '#server/api/flight/taken-seats.ts'
import type { Fare, FlightQuery, LowestQuery } from '#server/supply/flight/flight-supply.ts'
import { ask } from '#server/supply/supply-call.ts'

/**
 * If the return date is at least this number of days after the departure date, every outbound flight of a round trip
 * that is sold as two legs arrives before the return date. Only domestic round trips are sold as two legs. A domestic
 * journey takes less than two days, so it arrives two days after its departure date at the latest.
 */
const daysApart = 3

/**
 * Returns the lowest total among all fares of `offers`; null if there is no fare. If `bag` is set, fares without a
 * checked bag are left out.
 */
function lowestOf(offers: readonly { fares: Fare[] }[], bag: boolean): number | null {
  const totals = offers.flatMap(({ fares }) =>
    bag ? fares.filter(({ family }) => family.luggage > 0).map(({ total }) => total) : cheapest(fares).total,
  )
  return totals.length === 0 ? null : Math.min(...totals)
}

/**
 * Returns the lowest current total of a search for all passengers, in kuruş. If `bag` is set, fares without a checked
 * bag are left out. For a round trip that is sold as two legs, the total is the sum for an outbound and a return
 * flight. The return flight must depart late enough after the outbound flight arrives. Returns null if there is no such
 * fare or no such pair of flights.
 */
export async function lowestPrice(deps: GatewayDeps, query: FlightSearchQuery, bag = false): Promise<number | null> {
  if (isPackaged(query, await knownPlaces(deps, query))) return lowestPackaged(deps, query, bag)
  return query.flyType === 'OW'
    ? lowestOfDirection(deps, supplyQuery(query, 'outbound'), bag)
    : lowestOfTwoLegs(deps, query, bag)
}

async function lowestOfTwoLegs(deps: GatewayDeps, query: FlightSearchQuery, bag: boolean): Promise<number | null> {
  const there = supplyQuery(query, 'outbound')
  const home = supplyQuery(query, 'return')
  if (daysBetween(there.date, home.date) < daysApart) return lowestOfPairs(deps, [there, home], bag)
  const [outbound, back] = await Promise.all([lowestOfDirection(deps, there, bag), lowestOfDirection(deps, home, bag)])
  return outbound === null || back === null ? null : outbound + back
}

async function lowestOfPairs(
  deps: GatewayDeps,
  [there, home]: readonly [there: FlightQuery, home: FlightQuery],
  bag: boolean,
): Promise<number | null> {
  const pricedOf = async (direction: FlightQuery) =>
    (await offersFor(deps, direction)).flatMap((offer) => {
      const total = lowestOf([offer], bag)
      return total === null ? [] : { itinerary: offer.itinerary, total }
    })
  const [outbound, back] = await Promise.all([pricedOf(there), pricedOf(home)])
  const byTotal = back.toSorted((one, other) => one.total - other.total)
  const lowest = outbound.reduce((least, { itinerary, total }) => {
    const cheapestReturn = byTotal.find((one) => canReturnWith(itinerary, one.itinerary))?.total ?? Infinity
    return Math.min(least, total + cheapestReturn)
  }, Infinity)
  return lowest === Infinity ? null : lowest
}

async function lowestOfDirection(deps: GatewayDeps, query: FlightQuery, bag: boolean): Promise<number | null> {
  const told = await toldBySupply(deps, { query, bag })
  return told === undefined ? lowestOf(await offersFor(deps, query), bag) : told
}

async function lowestPackaged(deps: GatewayDeps, query: FlightSearchQuery, bag: boolean): Promise<number | null> {
  const { date: returnDate } = supplyQuery(query, 'return')
  const told = await toldBySupply(deps, { query: supplyQuery(query, 'outbound'), returnDate, bag })
  return told === undefined ? lowestOf(await packagedOffersFor(deps, query), bag) : told
}

/**
 * Asks the supplier for the lowest total of a search, in kuruş. Returns null if no fare matches the search, and
 * undefined if the supplier has no call for the lowest total.
 */
async function toldBySupply(deps: GatewayDeps, asked: LowestQuery): Promise<number | null | undefined> {
  const { lowest } = deps.flights
  if (!lowest) return undefined
  const market = flightMarket(deps)
  return ask(deps.patience.search, (call) => lowest(asked, market, call))
}
