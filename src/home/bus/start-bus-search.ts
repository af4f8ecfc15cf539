/** Starts a bus search: resolves station names, checks the date, calls the gateway. */
import { msg } from '@lingui/core/macro'
import { busCalls } from '#api/bus.ts'
import type { Api } from '#api/client.ts'
import { matchPlace } from '#booking/places/match-place.ts'
import { busSearchFormOn } from '#bus/search/bus-search-again.ts'
import { stationOption } from '#bus/station-option.ts'
import { dateFailures } from '#home/date-failures.ts'
import { busDraft, busEnds, readBusFields, stationLabel } from '#home/bus/bus-fields.ts'
import type { Finder } from '#home/places/resolve-place.ts'
import { startSearch } from '#home/start-search.ts'

const finder = (api: Api, signal: AbortSignal): Omit<Finder, 'missing'> => ({
  isChosen: (place) => stationLabel(place) !== undefined,
  keyword: (text) => text,
  find: async (keyword) => (await busCalls.stations(api, keyword, { signal })).results.map(stationOption),
  match: matchPlace,
  nothing: msg`Aramanızla eşleşen otogar bulunamadı.`,
  several: msg`Birden fazla otogar bulundu. Birini seçin.`,
})

export const startBusSearch = startSearch({
  product: 'bus',
  draft: busDraft,
  read: readBusFields,
  finder,
  ends: busEnds,
  failures: (_, posted, today) => dateFailures(posted, false, today),
  schema: busSearchFormOn,
  bodyOf: ({ departure, arrival, departureDate }) => ({
    departure_station: departure.id,
    arrival_station: arrival.id,
    departure_date: departureDate,
  }),
  start: busCalls.startSearch,
})
