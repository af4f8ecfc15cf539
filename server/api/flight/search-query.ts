/** Defines the query of a flight search as the database stores it. The query does not say who searched. */
import * as z from 'zod/mini'
import { flyTypes, type FlightSearchForm } from '#contract/flight-search.ts'
import { searchId, searchKind, type AskedSession, type NewSearch } from '#server/api/booking/search-sessions.ts'
import { cabinOf } from '#server/api/flight/passenger-types.ts'
import type { FlightQuery } from '#server/supply/flight/flight-supply.ts'

const count = z.number().check(z.gte(0), z.lte(9))
export const FlightSearchQuery = z.object({
  from: z.number(),
  to: z.number(),
  departureDate: z.string(),
  returnDate: z.nullable(z.string()),
  flyType: z.enum(flyTypes),
  cabin: z.enum(['economy', 'business', 'first']),
  pax: z.object({ adult: count, child: count, senior: count, infant: count }),
  directOnly: z.boolean(),
})
export type FlightSearchQuery = z.infer<typeof FlightSearchQuery>

/** Describes how flight searches are stored. */
export const flightSearches = searchKind('flight', FlightSearchQuery)
export type FlightSession = AskedSession<FlightSearchQuery>

/** Returns the query of a validated form; undefined if the cabin is unknown. */
export function queryOfForm(form: FlightSearchForm): FlightSearchQuery | undefined {
  const cabin = cabinOf(form.flight_class || 'economy')
  if (!cabin) return undefined
  return {
    from: form.departure_airport,
    to: form.arrival_airport,
    departureDate: form.departure_date,
    returnDate: form.fly_type === 'RT' ? form.return_date || null : null,
    flyType: form.fly_type,
    cabin,
    pax: { adult: form.adult_count, child: form.child_count, senior: form.senior_count, infant: form.infant_count },
    directOnly: form.direct_flights_only,
  }
}

/**
 * Returns a flight search as it is stored. Its ID is a hash of the query, so that equal searches share one row and one
 * share link.
 */
export function newSearch(query: FlightSearchQuery): NewSearch {
  const { from, to, pax } = query
  const parts = [
    from,
    to,
    query.departureDate,
    query.returnDate ?? '-',
    query.flyType,
    query.cabin,
    [pax.adult, pax.child, pax.senior, pax.infant].join(','),
    query.directOnly,
  ]
  return { product: 'flight', query, optionId: searchId('flight', parts), route: `${from}-${to}` }
}

/** Returns the query that the supplier receives for one direction. */
export function supplyQuery(query: FlightSearchQuery, direction: 'outbound' | 'return'): FlightQuery {
  const { from, to, departureDate, returnDate, cabin, pax, directOnly } = query
  if (direction === 'outbound') return { from, to, date: departureDate, cabin, pax, directOnly }
  return { from: to, to: from, date: returnDate ?? departureDate, cabin, pax, directOnly }
}
