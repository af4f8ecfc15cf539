/**
 * Starts a flight search: resolves airports by name or code, checks the dates and the passengers, calls the gateway.
 */
import { msg } from '@lingui/core/macro'
import type { Api } from '#api/client.ts'
import { flightCalls } from '#api/flight.ts'
import { bagParam } from '#booking/search/bag-param.ts'
import type { FlightSearchForm } from '#contract/flight-search.ts'
import { airportOption, matchAirport, searchedKeyword } from '#flight/airport-match.ts'
import { flightSearchFormOn } from '#flight/search/flight-search-again.ts'
import { dateFailures } from '#home/date-failures.ts'
import {
  airportLabel,
  flightDraft,
  flightEnds,
  type FlightFields,
  readFlightFields,
} from '#home/flight/flight-fields.ts'
import type { PassengerCounts } from '#home/flight/passenger-counts.ts'
import type { Finder } from '#home/places/resolve-place.ts'
import type { Failures } from '#home/refused-search.ts'
import { startSearch } from '#home/start-search.ts'

const finder = (api: Api, signal: AbortSignal): Omit<Finder, 'missing'> => ({
  isChosen: (place) => airportLabel(place) !== undefined,
  keyword: searchedKeyword,
  find: async (keyword) => (await flightCalls.airports(api, keyword, { signal })).results.map(airportOption),
  match: matchAirport,
  nothing: msg`Aramanızla eşleşen havalimanı bulunamadı.`,
  several: msg`Birden fazla havalimanı bulundu. Birini seçin.`,
})

export const startFlightSearch = startSearch({
  product: 'flight',
  draft: flightDraft,
  read: readFlightFields,
  finder,
  ends: flightEnds,
  failures: (fields, posted, today) => ({
    ...dateFailures(posted, fields.flyType === 'RT', today),
    ...countFailures(fields.counts),
  }),
  schema: flightSearchFormOn,
  bodyOf: searchBody,
  start: flightCalls.startSearch,
  once: [bagParam],
  extra: ({ bag }): Record<string, string> => (bag ? { [bagParam]: '1' } : {}),
  started: (store, { flyType }) => store.setLastFlyType(flyType),
})

function countFailures(counts: PassengerCounts): Failures {
  const carers = counts.adult_count + counts.senior_count
  if (carers < 1) return { passengers: msg`En az bir yetişkin ya da 65 yaş üstü yolcu olmalı.` }
  if (carers + counts.child_count > 7) return { passengers: msg`Bebekler dışında en fazla 7 yolcu seçebilirsiniz.` }
  return counts.infant_count > carers ? { passengers: msg`Bebek sayısı yetişkin sayısından fazla olamaz.` } : {}
}

/** Returns the body of the API call; the return date of a one-way search is null (docs/product/frame.md#home). */
function searchBody(fields: FlightFields): Record<keyof FlightSearchForm, unknown> {
  return {
    departure_airport: fields.departure.id,
    arrival_airport: fields.arrival.id,
    departure_date: fields.dates.departure,
    return_date: fields.flyType === 'RT' ? fields.dates.return : null,
    fly_type: fields.flyType,
    ...fields.counts,
    flight_class: fields.flightClass,
    direct_flights_only: fields.direct,
  }
}
