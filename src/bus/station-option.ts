import type { PlaceOption } from '#booking/places/places.ts'
import type { BusStation } from '#contract/bus-search.ts'

/** Returns a station as an option of the place picker: its own name (`name_only`) and, beside it, city and district. */
export function stationOption({ id, name, name_only, city, district, country_code }: BusStation): PlaceOption {
  return { id, text: name, code: '', name: name_only, city: district ? `${district}, ${city}` : city, country_code }
}
