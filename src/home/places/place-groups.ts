import type { PlaceOption } from '#booking/places/places.ts'

export interface PlaceGroup {
  key: string
  title: string | null
  places: PlaceOption[]
}

/** The groups without places that an earlier group, or the same one, has already. */
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
 * Places by city, in order of the first of each: several of a city under the title that `whereabouts` gives, a lone one
 * with it in place of its city.
 */
export function cityGroups(
  places: readonly PlaceOption[],
  whereabouts: (place: Pick<PlaceOption, 'city' | 'country_code'>) => string,
): PlaceGroup[] {
  const cities = new Map<string, PlaceOption[]>()
  for (const place of new Map(places.map((one) => [one.id, one])).values()) {
    const city = `${place.country_code} ${place.city}`
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
