import type { PlaceOption } from '#booking/places/places.ts'
import type { TransferLocation } from '#contract/transfer-search.ts'

/** A place as a place option: its name, with its address or its city below. */
export function locationOption({ id, name, address, city, kind }: TransferLocation): PlaceOption {
  return {
    id,
    text: name,
    code: '',
    name,
    city: address || city.name,
    ...(kind && { kind }),
    country_code: 'TR',
  }
}
