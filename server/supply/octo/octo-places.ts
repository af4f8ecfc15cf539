/**
 * Converts the locations of an OCTO server's products to places, such as towns, and to meeting points. The place of a
 * location is the locality of its postal address.
 */
import { fold } from '#contract/turkish-text.ts'
import type { Coordinates, DepartureZone, Named, Names } from '#server/supply/activity/activity-supply.ts'
import { encodeId } from '#server/supply/octo/octo-keys.ts'
import type { OctoLocation } from '#server/supply/octo/octo-schemas.ts'
import { lineOf, namesOfLines } from '#server/supply/octo/plain-text.ts'

/** The Turkish and the English version of one object of the OCTO server. */
export interface InBoth<Shape> {
  tr: Shape
  en: Shape
}

export interface OctoPlace extends Named, Coordinates {
  city: Names
  country: Names
}

const countries = {
  tr: new Intl.DisplayNames('tr', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
}

function countryOf(code: string | null | undefined): Names {
  const text = lineOf(code)
  if (!/^[A-Z]{2}$/.test(text)) return { tr: text, en: text }
  return { tr: countries.tr.of(text) ?? text, en: countries.en.of(text) ?? text }
}

/**
 * Returns the place, such as a town, in which a location of an OCTO product lies; undefined if the location's postal
 * address names no locality.
 */
export function placeOf({ tr, en }: InBoth<OctoLocation>): OctoPlace | undefined {
  const name = namesOfLines(tr.place.postalAddress.addressLocality, en.place.postalAddress.addressLocality)
  if (!name) return undefined
  const { latitude, longitude, postalAddress } = tr.place
  const city = namesOfLines(postalAddress.addressRegion, en.place.postalAddress.addressRegion) ?? name
  const id = encodeId([postalAddress.addressCountry ?? '', name.tr].map(fold).join(' ').trim().replaceAll(' ', '-'))
  return { id, name, city, country: countryOf(postalAddress.addressCountry), latitude, longitude }
}

const addressOf = ({ place: { postalAddress } }: OctoLocation): string => {
  const { streetAddress, postalCode, addressLocality, addressRegion } = postalAddress
  const town = [postalCode, addressLocality].map(lineOf).filter(Boolean).join(' ')
  return [lineOf(streetAddress), town, lineOf(addressRegion)].filter(Boolean).join(', ')
}

/** Returns a meeting point. Its `minutesBefore` is 0, because OCTO does not state when travellers should be there. */
export function zoneOf({ tr, en }: InBoth<OctoLocation>, index: number): DepartureZone {
  const { latitude, longitude } = tr.place
  const title = namesOfLines(tr.title, en.title)
  const name = title ?? { tr: addressOf(tr), en: addressOf(en) || addressOf(tr) }
  return {
    // Meeting points with the same name get the same ID, so that filters list them as one option.
    id: encodeId(fold(name.tr).replaceAll(' ', '-')) || `point-${index + 1}`,
    name,
    latitude,
    longitude,
    // If the location has no title, `name` is its postal address, so `address` stays empty.
    address: title ? addressOf(tr) : '',
    directions: namesOfLines(tr.shortDescription, en.shortDescription) ?? { tr: '', en: '' },
    minutesBefore: 0,
  }
}

/**
 * Returns the place where an activity without meeting points is held. It has no directions, because the OCTO server's
 * text about such a place describes the place, not the way to it.
 */
export const venueOf = (location: InBoth<OctoLocation>): DepartureZone => ({
  ...zoneOf(location, 0),
  directions: { tr: '', en: '' },
})
