/** Finds the place for a text that was typed without JavaScript. */
import type { PlaceOption } from '#booking/places/places.ts'
import { fold } from '#contract/turkish-text.ts'

/**
 * Returns the only place in `found` with exactly the typed name. If there is none, returns the only place in `found`.
 * Returns undefined if several places are possible or `found` is empty.
 */
export function matchPlace(text: string, found: readonly PlaceOption[]): PlaceOption | undefined {
  const key = fold(text)
  const named = found.filter((place) => fold(place.text) === key || fold(place.name) === key)
  if (named.length === 1) return named[0]
  return found.length === 1 ? found[0] : undefined
}
