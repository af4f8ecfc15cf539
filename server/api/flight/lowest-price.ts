/** The current price of a flight search, for price alerts and for the prices of days. */
import type { GatewayDeps } from '#server/parts/deps.ts'
import { offersFor, packagedOffersFor } from '#server/api/flight/results.ts'
import { isPackaged, knownPlaces } from '#server/api/flight/search-airports.ts'
import { supplyQuery, type SearchQuery } from '#server/api/flight/search-query.ts'
import { cheapest } from '#server/api/flight/wire-itinerary.ts'
import type { Fare } from '#server/supply/flight-supply.ts'

/** The lowest total of the fares of all offers, or of those with a checked bag. */
function lowestOf(offers: readonly { fares: Fare[] }[], bag: boolean): number | null {
  const totals = offers.flatMap(({ fares }) =>
    bag ? fares.filter(({ family }) => family.luggage > 0).map(({ total }) => total) : cheapest(fares).total,
  )
  return totals.length === 0 ? null : Math.min(...totals)
}

/**
 * The lowest current total of a search in kuruş, for all passengers and both directions, with a checked bag if `bag` is
 * set; null if nothing is on sale.
 */
export async function lowestPrice(deps: GatewayDeps, query: SearchQuery, bag = false): Promise<number | null> {
  const lowest = (offers: readonly { fares: Fare[] }[]) => lowestOf(offers, bag)
  if (isPackaged(query, await knownPlaces(deps, query))) return lowest(await packagedOffersFor(deps, query))
  const outbound = lowest(await offersFor(deps, supplyQuery(query, 'outbound')))
  if (query.flyType === 'OW' || outbound === null) return outbound
  const back = lowest(await offersFor(deps, supplyQuery(query, 'return')))
  return back === null ? null : outbound + back
}
