/** Defines the stored form of a bus search: its query, without the traveller. */
import * as z from 'zod/mini'
import type { BusSearchForm } from '#contract/bus-search.ts'
import { bothEnds, type Ends } from '#server/api/booking/search-calls.ts'
import { searchId, type AskedSession, type NewSearch, type SearchKind } from '#server/api/booking/search-sessions.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { BusQuery, SupplyStation } from '#server/supply/bus/bus-supply.ts'
import { ask } from '#server/supply/supply-call.ts'

export const BusSearchQuery = z.object({
  from: z.number(),
  to: z.number(),
  departureDate: z.string(),
  alternatives: z.boolean(),
})
export type BusSearchQuery = z.infer<typeof BusSearchQuery>

/** Describes how bus searches are stored. */
export const busSearches: SearchKind<BusSearchQuery> = { product: 'bus', parse: (query) => BusSearchQuery.parse(query) }
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

/** Returns the query that the supplier receives. */
export const supplyQuery = ({ from, to, departureDate, alternatives }: BusSearchQuery): BusQuery => ({
  from,
  to,
  date: departureDate,
  alternatives,
})

export type SearchEnds = Ends<SupplyStation>

export const stationById = async (
  { buses, patience }: Pick<GatewayDeps, 'buses' | 'patience'>,
  id: number,
): Promise<SupplyStation | undefined> => ask(patience.places, (call) => buses.stations.byId(id, call))

/** Returns the terminals of a search; undefined if the supplier no longer has one of them. */
export const endsOf = (
  deps: Pick<GatewayDeps, 'buses' | 'patience'>,
  query: Pick<BusSearchQuery, 'from' | 'to'>,
): Promise<SearchEnds | undefined> => bothEnds(query, (id) => stationById(deps, id))
