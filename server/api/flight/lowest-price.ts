/** The current price of a flight search, for price alerts. */
import type { GatewayDeps } from '#server/parts/deps.ts'
import { offersFor, packagedOffersFor } from '#server/api/flight/results.ts'
import { isPackaged, knownPlaces } from '#server/api/flight/search-airports.ts'
import { supplyQuery, type SearchQuery } from '#server/api/flight/search-query.ts'
import { cheapest } from '#server/api/flight/wire-itinerary.ts'
import type { Fare } from '#server/supply/flight-supply.ts'

const lowest = (offers: readonly { fares: Fare[] }[]): number | null =>
  offers.reduce<number | null>((low, { fares }) => Math.min(low ?? Infinity, cheapest(fares).total), null)

/**
 * The lowest current total of a search in kuruş, for all passengers and both directions; null if nothing is on sale.
 */
export async function lowestPrice(deps: GatewayDeps, query: SearchQuery): Promise<number | null> {
  if (isPackaged(query, await knownPlaces(deps, query))) return lowest(await packagedOffersFor(deps, query))
  const outbound = lowest(await offersFor(deps, supplyQuery(query, 'outbound')))
  if (query.flyType === 'OW' || outbound === null) return outbound
  const back = lowest(await offersFor(deps, supplyQuery(query, 'return')))
  return back === null ? null : outbound + back
}
