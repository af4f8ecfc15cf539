/** Converts stations to place options, and finds the station for text typed without scripts. */
import type { PlaceOption } from '#booking/places/places.ts'
import type { BusStation } from '#contract/bus-search.ts'
import { fold } from '#contract/turkish-text.ts'

/** A station as a place option: its own name, with city and district beside it. */
export function stationOption({ id, name, name_only, city, district, country_code }: BusStation): PlaceOption {
  return { id, text: name, code: '', name: name_only, city: district ? `${district}, ${city}` : city, country_code }
}

/** The station with exactly that name, otherwise the only result; undefined if several or none match. */
export function matchStation(text: string, found: readonly PlaceOption[]): PlaceOption | undefined {
  const key = fold(text)
  const named = found.filter((station) => fold(station.text) === key || fold(station.name) === key)
  if (named.length === 1) return named[0]
  return found.length === 1 ? found[0] : undefined
}
