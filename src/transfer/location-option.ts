import type { PlaceOption } from '#booking/places/places.ts'
import type { TransferLocation } from '#contract/transfer-search.ts'

/** Converts a transfer location to a `PlaceOption`, which shows the location's name and address. */
export function locationOption({ id, name, address, city, kind }: TransferLocation): PlaceOption {
  return {
    id,
    text: name,
    code: '',
    name,
    city: city.name,
    ...(kind && { kind }),
    ...(address && { address }),
    // All pick-up places and destinations of transfers are in Türkiye. Therefore the popup in which a location is
    // chosen shows no country.
    country_code: '',
  }
}
