/** Defines the query of a bus search as the database stores it. The query does not say who searched. */
import * as z from 'zod/mini'
import type { BusSearchForm } from '#contract/bus-search.ts'
import { placeLookup, type Ends } from '#server/api/booking/search-calls.ts'
import { searchId, searchKind, type AskedSession, type NewSearch } from '#server/api/booking/search-sessions.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { BusQuery, SupplyStation } from '#server/supply/bus/bus-supply.ts'

export const BusSearchQuery = z.object({
  from: z.number(),
  to: z.number(),
  departureDate: z.string(),
  alternatives: z.boolean(),
})
export type BusSearchQuery = z.infer<typeof BusSearchQuery>

/** Describes how bus searches are stored. */
export const busSearches = searchKind('bus', BusSearchQuery)
export type BusSession = AskedSession<BusSearchQuery>

export const queryOfForm = (form: BusSearchForm): BusSearchQuery => ({
  from: form.departure_station,
  to: form.arrival_station,
  departureDate: form.departure_date,
  alternatives: form.show_route_alternatives,
})

/** Returns a bus search as it is stored. */
export function newSearch(query: BusSearchQuery): NewSearch {
  const { from, to, departureDate, alternatives } = query
  const optionId = searchId('bus', [from, to, departureDate, alternatives])
  return { product: 'bus', query, optionId, route: `${from}-${to}` }
}

/** Returns the query that the supplier receives for a bus search. */
export const supplyQuery = ({ from, to, departureDate, alternatives }: BusSearchQuery): BusQuery => ({
  from,
  to,
  date: departureDate,
  alternatives,
})

export type SearchEnds = Ends<SupplyStation>

/** Looks up terminals at the supplier of buses. */
export const stations = placeLookup(({ buses }: Pick<GatewayDeps, 'buses' | 'patience'>) => buses.stations)
