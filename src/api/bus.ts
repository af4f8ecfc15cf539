/**
 * API calls of buses for stations, searches and seats (docs/product/buses.md#calls-of-buses). Each throws `ApiError`.
 */
import type { Api, CallOptions } from '#api/client.ts'
import { resultsCall, storedSearchCalls } from '#api/search-calls.ts'
import { SelectReply, StartedSearch } from '#contract/booking.ts'
import { type BusDetailForm, BusDetailReply, BusResults, type BusSelectForm } from '#contract/bus-results.ts'
import { BusOption, type BusSearchForm, BusStationList, RecentBusSearches } from '#contract/bus-search.ts'

type Signal = Pick<CallOptions, 'signal'>

export const busCalls = {
  ...storedSearchCalls('bus', { option: BusOption, recentSearches: RecentBusSearches }),
  stations: (api: Api, keyword: string, options?: Signal) =>
    api.get('/api/bus/station/', BusStationList, { ...options, query: { keyword } }),
  popularStations: (api: Api, options?: Signal) => api.get('/api/bus/station/popular/', BusStationList, options),
  startSearch: (api: Api, form: BusSearchForm, options?: Signal) =>
    api.send('POST', '/api/bus/gateway/search/', StartedSearch, form, { ...options, reads: true }),
  results: resultsCall('bus', BusResults),
  detail: (api: Api, form: BusDetailForm, options?: Signal) =>
    api.send('POST', '/api/bus/gateway/search/detail/', BusDetailReply, form, { ...options, reads: true }),
  select: (api: Api, form: BusSelectForm, options?: Signal) =>
    api.send('POST', '/api/bus/gateway/search/select/', SelectReply, form, options),
}
