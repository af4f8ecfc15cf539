/** Finds the place for text typed without scripts. */
import type { PlaceOption } from '#booking/places/places.ts'
import { fold } from '#contract/turkish-text.ts'

/** The place with exactly that name, otherwise the only result; undefined if several or none match. */
export function matchPlace(text: string, found: readonly PlaceOption[]): PlaceOption | undefined {
  const key = fold(text)
  const named = found.filter((place) => fold(place.text) === key || fold(place.name) === key)
  if (named.length === 1) return named[0]
  return found.length === 1 ? found[0] : undefined
}
