/** Finds the place for a text that was typed without JavaScript. */
import type { PlaceOption } from '#booking/places/places.ts'
import { fold } from '#contract/turkish-text.ts'

/**
 * Compares the typed text with the name and text of each place in `found`, ignoring case, accents and punctuation. If
 * exactly one place matches, returns that place. Otherwise, if `found` contains exactly one place, returns that place
 * although it does not match. Otherwise returns undefined.
 */
export function matchPlace(text: string, found: readonly PlaceOption[]): PlaceOption | undefined {
  const key = fold(text)
  const named = found.filter((place) => fold(place.text) === key || fold(place.name) === key)
  if (named.length === 1) return named[0]
  return found.length === 1 ? found[0] : undefined
}
