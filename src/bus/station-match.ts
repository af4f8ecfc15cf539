/** Stations as pickers offer them, and which one a traveller without scripts means by the text of a field. */
import type { PlaceOption } from '#booking/places/places.ts'
import type { BusStation } from '#contract/bus-search.ts'
import { fold } from '#contract/turkish-text.ts'

/** A station as pickers offer it: its own name, with its city (and district) beside it. */
export function stationOption({ id, name, name_only, city, district, country_code }: BusStation): PlaceOption {
  return { id, text: name, code: '', name: name_only, city: district ? `${district}, ${city}` : city, country_code }
}

/** The station of exactly that name, else the only result; undefined where several are left to the traveller, or none. */
export function matchStation(text: string, found: readonly PlaceOption[]): PlaceOption | undefined {
  const key = fold(text)
  const named = found.filter((station) => fold(station.text) === key || fold(station.name) === key)
  if (named.length === 1) return named[0]
  return found.length === 1 ? found[0] : undefined
}
