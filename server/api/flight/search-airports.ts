/**
 * Looks up the origin and destination of a flight search; each is an airport or a city. Their countries determine
 * whether the search is domestic, and whether a round trip is sold as one package.
 */
import { placeLookup, type Ends } from '#server/api/booking/search-calls.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { FlightSearchQuery } from '#server/api/flight/search-query.ts'
import type { SupplyPlace } from '#server/supply/flight/flight-supply.ts'

export type SearchPlaces = Ends<SupplyPlace>

/** Looks up airports, and cities with several airports, at the supplier of flights. */
export const airports = placeLookup(({ flights }: Pick<GatewayDeps, 'flights' | 'patience'>) => flights.airports)

/** Returns the origin and destination of a stored search. Throws if the supplier no longer has one of them. */
export async function knownPlaces(
  deps: Pick<GatewayDeps, 'flights' | 'patience'>,
  query: Pick<FlightSearchQuery, 'from' | 'to'>,
): Promise<SearchPlaces> {
  const places = await airports.endsOf(deps, query)
  if (!places) throw new Error(`A search names an airport that is not served: ${query.from} or ${query.to}`)
  return places
}

/** Whether origin and destination are both in Türkiye. */
export const isDomestic = ({ from, to }: SearchPlaces): boolean =>
  from.country_code === 'TR' && to.country_code === 'TR'

/**
 * Whether a search is for a round trip that is sold as one package. International round trips are sold as one package,
 * domestic round trips as two legs.
 */
export const isPackaged = ({ flyType }: Pick<FlightSearchQuery, 'flyType'>, places: SearchPlaces): boolean =>
  flyType === 'RT' && !isDomestic(places)
