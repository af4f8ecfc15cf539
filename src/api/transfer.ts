/**
 * API calls for places and searches of transfers (docs/product/transfers.md#calls-of-transfers). Each throws
 * `ApiError`.
 */
import type { Api, CallOptions } from '#api/client.ts'
import { resultsCall, storedSearchCalls } from '#api/search-calls.ts'
import { SelectReply, StartedSearch } from '#contract/booking.ts'
import { TransferResults, type TransferSelectForm } from '#contract/transfer-results.ts'
import {
  RecentTransferSearches,
  TransferLocationList,
  TransferOption,
  type TransferSearchForm,
} from '#contract/transfer-search.ts'

type Signal = Pick<CallOptions, 'signal'>

/**
 * Query of the call for places. `near` is latitude,longitude; `code` is an airport's IATA code. An empty query asks for
 * popular places.
 */
export type AskedLocations = { keyword: string } | { near: string } | { code: string } | Record<string, never>

export const transferCalls = {
  ...storedSearchCalls('transfer', { option: TransferOption, recentSearches: RecentTransferSearches }),
  locations: (api: Api, asked: AskedLocations, options?: Signal) =>
    api.get('/api/transfer/location/', TransferLocationList, { ...options, query: asked }),
  startSearch: (api: Api, form: TransferSearchForm, options?: Signal) =>
    api.send('POST', '/api/transfer/gateway/search/', StartedSearch, form, { ...options, reads: true }),
  results: resultsCall('transfer', TransferResults),
  select: (api: Api, form: TransferSelectForm, options?: Signal) =>
    api.send('POST', '/api/transfer/gateway/search/select/', SelectReply, form, options),
}
