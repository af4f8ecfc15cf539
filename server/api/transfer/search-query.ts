/** Defines the query of a transfer search as the database stores it. The query does not say who searched. */
import * as z from 'zod/mini'
import type { TransferSearchForm } from '#contract/transfer-search.ts'
import { placeLookup, type Ends } from '#server/api/booking/search-calls.ts'
import { searchId, searchKind, type AskedSession, type NewSearch } from '#server/api/booking/search-sessions.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { TransferLocation, TransferQuery } from '#server/supply/transfer/transfer-supply.ts'

/**
 * Query of a transfer search. Dates are plain dates, times HH:MM in Turkish time; the return fields are both null on a
 * one-way trip.
 */
export const TransferSearchQuery = z.object({
  from: z.number(),
  to: z.number(),
  departureDate: z.string(),
  departureTime: z.string(),
  returnDate: z.nullable(z.string()),
  returnTime: z.nullable(z.string()),
  passengers: z.number(),
  baggage: z.number(),
})
export type TransferSearchQuery = z.infer<typeof TransferSearchQuery>

/** Describes how transfer searches are stored. */
export const transferSearches = searchKind('transfer', TransferSearchQuery)
export type TransferSession = AskedSession<TransferSearchQuery>

export function queryOfForm(form: TransferSearchForm): TransferSearchQuery {
  const isRound = form.travel_type === 'RT'
  return {
    from: form.departure_location_id,
    to: form.arrival_location_id,
    departureDate: form.departure_date,
    departureTime: form.departure_pickup_time,
    returnDate: isRound ? form.return_date || null : null,
    returnTime: isRound ? form.return_pickup_time || null : null,
    passengers: form.passenger_count,
    baggage: form.baggage_count,
  }
}

/** Returns a transfer search as it is stored. */
export function newSearch(query: TransferSearchQuery): NewSearch {
  const { from, to, departureDate, departureTime, returnDate, returnTime, passengers, baggage } = query
  const parts = [from, to, departureDate, departureTime, returnDate, returnTime, passengers, baggage]
  return { product: 'transfer', query, optionId: searchId('transfer', parts), route: `${from}-${to}` }
}

/** Returns the query that the supplier receives for a transfer search. */
export const supplyQuery = (query: TransferSearchQuery): TransferQuery => ({
  from: query.from,
  to: query.to,
  pickUp: { date: query.departureDate, time: query.departureTime },
  return:
    query.returnDate !== null && query.returnTime !== null ? { date: query.returnDate, time: query.returnTime } : null,
  passengers: query.passengers,
  baggage: query.baggage,
})

export type SearchEnds = Ends<TransferLocation>

/** Looks up places at the supplier of transfers. */
export const locations = placeLookup(
  ({ transfers }: Pick<GatewayDeps, 'transfers' | 'patience'>) => transfers.locations,
)
