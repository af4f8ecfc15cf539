/** API calls of flights up to the selection (docs/product/flights.md#calls-of-flights). Each throws `ApiError`. */
import type { Api, CallOptions } from '#api/client.ts'
import { storedSearchCalls } from '#api/search-calls.ts'
import { SelectReply, StartedSearch } from '#contract/booking.ts'
import { FlightResults, type FlightSelectForm, ReturnItemsReply } from '#contract/flight-results.ts'
import { AirportList, FlightOption, type FlightSearchForm, RecentFlightSearches } from '#contract/flight-search.ts'

type Signal = Pick<CallOptions, 'signal'>

export const flightCalls = {
  ...storedSearchCalls('flight', { option: FlightOption, recentSearches: RecentFlightSearches }),
  airports: (api: Api, keyword: string, options?: Signal) =>
    api.get('/api/flight/airport/', AirportList, { ...options, query: { keyword } }),
  startSearch: (api: Api, form: FlightSearchForm, options?: Signal) =>
    api.send('POST', '/api/flight/gateway/search/', StartedSearch, form, { ...options, reads: true }),
  results: (api: Api, session_unique: string, options?: Signal) =>
    api.get('/api/flight/gateway/search/', FlightResults, { ...options, query: { session_unique } }),
  returnItems: (api: Api, form: FlightSelectForm, options?: Signal) =>
    api.send('POST', '/api/flight/gateway/search/return_items/', ReturnItemsReply, form, { ...options, reads: true }),
  select: (api: Api, form: FlightSelectForm, options?: Signal) =>
    api.send('POST', '/api/flight/gateway/search/select/', SelectReply, form, options),
}
