/** Finds the current lowest price of a flight search, for price alerts and day prices. */
import type { GatewayDeps } from '#server/parts/deps.ts'
import { offersFor, packagedOffersFor } from '#server/api/flight/results.ts'
import { isPackaged, knownPlaces } from '#server/api/flight/search-airports.ts'
import { supplyQuery, type FlightSearchQuery } from '#server/api/flight/search-query.ts'
import { cheapest } from '#server/api/flight/wire-itinerary.ts'
import { flightMarket } from '#server/api/flight/taken-seats.ts'
import type { Fare, FlightQuery, LowestQuery } from '#server/supply/flight/flight-supply.ts'
import { ask } from '#server/supply/supply-call.ts'

/**
 * Returns the lowest total of all fares, or of the fares with a checked bag if `bag` is set; null if there is no such
 * fare.
 */
function lowestOf(offers: readonly { fares: Fare[] }[], bag: boolean): number | null {
  const totals = offers.flatMap(({ fares }) =>
    bag ? fares.filter(({ family }) => family.luggage > 0).map(({ total }) => total) : cheapest(fares).total,
  )
  return totals.length === 0 ? null : Math.min(...totals)
}

/**
 * Returns the lowest current total of a search in kuruş, for all passengers, with a checked bag if `bag` is set. For a
 * round trip that is sold as two legs, adds the lowest totals of both directions. Returns null if a direction has no
 * such fare.
 */
export async function lowestPrice(deps: GatewayDeps, query: FlightSearchQuery, bag = false): Promise<number | null> {
  if (isPackaged(query, await knownPlaces(deps, query))) return lowestPackaged(deps, query, bag)
  const outbound = await lowestOfDirection(deps, supplyQuery(query, 'outbound'), bag)
  if (query.flyType === 'OW' || outbound === null) return outbound
  const back = await lowestOfDirection(deps, supplyQuery(query, 'return'), bag)
  return back === null ? null : outbound + back
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

/** Asks the supplier for the lowest price; undefined if the supplier has no such call. */
async function toldBySupply(deps: GatewayDeps, asked: LowestQuery): Promise<number | null | undefined> {
  const { lowest } = deps.flights
  if (!lowest) return undefined
  const market = flightMarket(deps)
  return ask(deps.patience.search, (call) => lowest(asked, market, call))
}
