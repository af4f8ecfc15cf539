/** Finds the place for a text that was typed without JavaScript. */
import type { PlaceOption } from '#booking/places/places.ts'
import { fold } from '#contract/turkish-text.ts'

/**
 * Returns the only place in `found` whose name or text equals the typed text, apart from case, accents and punctuation.
 * If there is no such place, returns the only place in `found`. Returns undefined if several places are possible or
 * `found` is empty.
 */
export function matchPlace(text: string, found: readonly PlaceOption[]): PlaceOption | undefined {
  const key = fold(text)
  const named = found.filter((place) => fold(place.text) === key || fold(place.name) === key)
  if (named.length === 1) return named[0]
  return found.length === 1 ? found[0] : undefined
}
