import type { PlaceOption } from '#booking/places/places.ts'
import type { BusStation } from '#contract/bus-search.ts'

/** A station as a place option: the name without the city, and city and district beside it. */
export function stationOption({ id, name, name_only, city, district, country_code }: BusStation): PlaceOption {
  return { id, text: name, code: '', name: name_only, city: district ? `${district}, ${city}` : city, country_code }
}
