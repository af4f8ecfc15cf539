/**
 * API calls of transfers for places and searches (docs/product/transfers.md#calls-of-transfers). Each throws
 * `ApiError`.
 */
import type { Api, CallOptions } from '#api/client.ts'
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
 * Query of the call for places: `near` is latitude,longitude; `code` is an airport's IATA code; no field for popular
 * places.
 */
export type AskedLocations = { keyword: string } | { near: string } | { code: string } | Record<string, never>

export const transferCalls = {
  locations: (api: Api, asked: AskedLocations, options?: Signal) =>
    api.get('/api/transfer/location/', TransferLocationList, { ...options, query: asked }),
  recentSearches: (api: Api, options?: Signal) =>
    api.get('/api/user/transfer/recent-searches/', RecentTransferSearches, options),
  startSearch: (api: Api, form: TransferSearchForm, options?: Signal) =>
    api.send('POST', '/api/transfer/gateway/search/', StartedSearch, form, options),
  results: (api: Api, session_unique: string, options?: Signal) =>
    api.send('POST', '/api/transfer/gateway/search/', TransferResults, { session_unique }, options),
  select: (api: Api, form: TransferSelectForm, options?: Signal) =>
    api.send('POST', '/api/transfer/gateway/search/select/', SelectReply, form, options),
  option: (api: Api, option: string, options?: Signal) =>
    api.get(`/api/transfer/option/${encodeURIComponent(option)}/`, TransferOption, options),
}
