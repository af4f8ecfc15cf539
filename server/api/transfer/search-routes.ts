/** Routes for places, searches, selections and extras, and for changing the pick-up times of a booking. */
import { transferSearchForm } from '#contract/transfer-search.ts'
import { freshBooking } from '#server/api/booking/booking-routes.ts'
import { resultsOf, type SearchForm, searchOrResults, selectionOf } from '#server/api/booking/gateway-search.ts'
import { askedEnds, searchCalls, type SearchCalls } from '#server/api/booking/search-calls.ts'
import { chooseExtras } from '#server/api/transfer/extras.ts'
import { movePickUps } from '#server/api/transfer/move-booking.ts'
import { listedPlaces, placesAround } from '#server/api/transfer/places.ts'
import { searchResults } from '#server/api/transfer/results.ts'
import {
  locations,
  newSearch,
  queryOfForm,
  type SearchEnds,
  transferSearches,
  type TransferSearchQuery,
} from '#server/api/transfer/search-query.ts'
import { selectTransfer } from '#server/api/transfer/select.ts'
import { wireFormData, wireLocation } from '#server/api/transfer/wire-offer.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { pathParam } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'
import { limitRate } from '#server/middleware/rate-limit.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { TransferLocation } from '#server/supply/transfer/transfer-supply.ts'

const calls: SearchCalls<TransferSearchQuery, TransferLocation> = {
  kind: transferSearches,
  place: 'location',
  lookup: locations,
  unsearched: listedPlaces,
  wire: wireLocation,
  formData: wireFormData,
}

// oxfmt-ignore
const searchOrder = [
  'travel_type', 'departure_location_id', 'arrival_location_id', 'departure_date', 'departure_pickup_time',
  'return_date', 'return_pickup_time', 'passenger_count', 'baggage_count',
]

const searchFields = { from: 'departure_location_id', to: 'arrival_location_id' }

const form: SearchForm<TransferSearchQuery, SearchEnds> = {
  async read(deps, input, onSale, language) {
    const schema = transferSearchForm({ ...onSale, now: deps.clock.now().getTime() })
    const query = queryOfForm(parseForm(schema, input, searchOrder, language))
    return { query, names: await askedEnds(deps, locations, query, searchFields, language) }
  },
  newSearch,
}

export const transferResults = resultsOf(transferSearches, searchResults)

export const transferSelect = selectionOf(selectTransfer)

export function transferRoutes(route: Router, deps: GatewayDeps): void {
  searchCalls(route, deps, calls)

  const searching = { ...form, formField: 'departure_location_id', results: transferResults }
  route('POST', '/transfer/gateway/search/', searchOrResults(deps, calls, searching))

  route('POST', '/transfer/gateway/search/select/', (c) => transferSelect(deps, c))

  // The three routes for nearby places, extras and changes of pick-up times are extensions of this gateway; other
  // backends need not have them.
  route('GET', '/transfer/nearby/', (c) => placesAround(deps, c))

  route('POST', '/transfer/gateway/extras/', async (c) => {
    await limitRate(deps, c, 'select')
    return c.json(await chooseExtras(deps, c))
  })

  route('POST', '/transfer/booking/:session_unique/move/', async (c) => {
    await limitRate(deps, c, 'cancel')
    const booking = await freshBooking(deps, c, pathParam(c, 'session_unique'), 'transfer')
    return c.json(await movePickUps(deps, c, booking))
  })
}
