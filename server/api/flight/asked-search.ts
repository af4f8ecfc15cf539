/** Reads a flight search from the fields of the search form, posted or in a URL's query string. */
import { flightSearchForm } from '#contract/flight-search.ts'
import type { OnSale } from '#server/api/booking/gateway-search.ts'
import { askedEnds } from '#server/api/booking/search-calls.ts'
import { airports, type SearchPlaces } from '#server/api/flight/search-airports.ts'
import { queryOfForm, type FlightSearchQuery } from '#server/api/flight/search-query.ts'
import { invalidField } from '#server/http/api-error.ts'
import { parseForm } from '#server/http/parse-form.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'

// oxfmt-ignore
const searchOrder = [
  'departure_airport', 'arrival_airport', 'departure_date', 'return_date', 'fly_type',
  'adult_count', 'child_count', 'senior_count', 'infant_count', 'flight_class', 'direct_flights_only',
]

const searchFields = { from: 'departure_airport', to: 'arrival_airport' }

/**
 * Returns the query of the flight search, and the airports or cities of origin and destination. Throws a 400 with the
 * messages of invalid fields.
 */
export async function askedSearch(
  deps: GatewayDeps,
  input: unknown,
  onSale: OnSale,
  language: string,
): Promise<{ query: FlightSearchQuery; names: SearchPlaces }> {
  const form = parseForm(flightSearchForm(onSale), input, searchOrder, language)
  const query = queryOfForm(form)
  if (!query) throw invalidField('flight_class', language)
  const names = await askedEnds(deps, airports, query, searchFields, language)
  const { from, to } = names
  // Origin and destination must not be in the same city (docs/product/frame.md#home).
  if (from.city.tr === to.city.tr && from.country_code === to.country_code)
    throw invalidField('arrival_airport', language, 'unique')
  return { query, names }
}
