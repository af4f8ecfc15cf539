import type { PlaceOption } from '#booking/places/places.ts'

export interface PlaceGroup {
  key: string
  title: string | null
  places: PlaceOption[]
}

/** Removes places that an earlier group or the same group already contains. */
export function withoutRepeats(groups: readonly PlaceGroup[]): PlaceGroup[] {
  const shown = new Set<PlaceOption['id']>()
  return groups.map((group) => ({
    ...group,
    places: group.places.filter(({ id }) => {
      if (shown.has(id)) return false
      shown.add(id)
      return true
    }),
  }))
}

/**
 * Groups places in the given order. A city and its airports form a group. Its title is the text from `whereabouts`:
 * city and country. Any other place is listed alone, without a title. If it has no `address`, it gets the text from
 * `whereabouts` as `address`. The airports of a city are found by the codes in the city's `address`, not by the name of
 * the city, because two cities of one country may have the same name.
 */
export function cityGroups(
  places: readonly PlaceOption[],
  whereabouts: (place: Pick<PlaceOption, 'city' | 'country_code'>) => string,
): PlaceGroup[] {
  const cityOf = new Map<string, PlaceOption['id']>()
  for (const { id, code, address } of places) {
    if (code === '') for (const listed of address?.split(', ') ?? []) cityOf.set(listed, id)
  }
  const cities = new Map<PlaceOption['id'], PlaceOption[]>()
  for (const place of new Map(places.map((one) => [one.id, one])).values()) {
    const city = cityOf.get(place.code) ?? place.id
    cities.set(city, [...(cities.get(city) ?? []), place])
  }
  return [...cities.values()].flatMap(([first, ...others], index) => {
    if (!first) return []
    const title = whereabouts(first)
    return others.length > 0
      ? { key: `city-${index}`, title, places: [first, ...others] }
      : { key: `city-${index}`, title: null, places: [{ ...first, address: first.address ?? title }] }
  })
}
