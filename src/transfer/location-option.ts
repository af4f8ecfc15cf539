import type { PlaceOption } from '#booking/places/places.ts'
import type { TransferLocation } from '#contract/transfer-search.ts'

/** A place as a place option: its name, with its address beside the city. */
export function locationOption({ id, name, address, city, kind }: TransferLocation): PlaceOption {
  return {
    id,
    text: name,
    code: '',
    name,
    city: city.name,
    ...(kind && { kind }),
    ...(address && { address }),
    // All places are in Turkey, so the picker shows no country.
    country_code: '',
  }
}
