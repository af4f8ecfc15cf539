/** Starts a transfer search: resolves place names, checks dates and times, calls the gateway. */
import { msg } from '@lingui/core/macro'
import type { Api } from '#api/client.ts'
import { transferCalls } from '#api/transfer.ts'
import { matchPlace } from '#booking/places/match-place.ts'
import { flightParam } from '#booking/transfer-link/transfer-flight.ts'
import { dateFailures } from '#home/date-failures.ts'
import type { Finder } from '#home/places/resolve-place.ts'
import { startSearch } from '#home/start-search.ts'
import {
  locationLabel,
  readTransferFields,
  returnsTooEarly,
  transferDraft,
  transferEnds,
} from '#home/transfer/transfer-fields.ts'
import { locationOption } from '#transfer/location-option.ts'
import { transferSearchFormOn } from '#transfer/search/transfer-search-again.ts'

const finder = (api: Api, signal: AbortSignal): Omit<Finder, 'missing'> => ({
  isChosen: (place) => locationLabel(place) !== undefined,
  keyword: (text) => text,
  find: async (keyword) => (await transferCalls.locations(api, { keyword }, { signal })).results.map(locationOption),
  match: matchPlace,
  nothing: msg`Aramanızla eşleşen yer bulunamadı.`,
  several: msg`Birden fazla yer bulundu. Birini seçin.`,
})

export const startTransferSearch = startSearch({
  product: 'transfer',
  draft: transferDraft,
  read: readTransferFields,
  finder,
  ends: transferEnds,
  failures: (fields, posted, today) => {
    const failures = dateFailures(posted, fields.travelType === 'RT', today)
    if (failures.return_date || !returnsTooEarly(fields)) return failures
    return { ...failures, return_pickup_time: msg`Dönüş saati gidiş saatinden önce olamaz` }
  },
  schema: transferSearchFormOn,
  bodyOf: ({ departure, arrival, travelType, dates, times, passengers, baggage }) => ({
    departure_location_id: departure.id,
    arrival_location_id: arrival.id,
    departure_date: dates.departure,
    departure_pickup_time: times.departure,
    return_date: travelType === 'RT' ? dates.return : null,
    return_pickup_time: travelType === 'RT' ? times.return : null,
    travel_type: travelType,
    passenger_count: passengers,
    baggage_count: baggage,
  }),
  start: transferCalls.startSearch,
  once: [flightParam],
  extra: ({ flight }): Record<string, string> => (flight === '' ? {} : { [flightParam]: flight }),
})
