/** Finds the place that a posted form means: the chosen one, or the one that the typed text matches. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PlaceOption, Side } from '#booking/places/places.ts'
import { keywordMinimum } from '#contract/keyword-minimum.ts'
import { type Place, type PlaceName, placeOf } from '#home/places/place.ts'

interface Resolved {
  place: Place
  failure?: MessageDescriptor
  /** The matching places, if there are several to choose from. */
  several?: PlaceOption[]
}

/** How a product finds places by text. */
export interface Finder<S extends PlaceName = Side> {
  /**
   * Whether the place was chosen from a list and not only typed. If it was chosen, its ID and its text identify the
   * same place.
   */
  isChosen: (place: Place) => boolean
  /** Extracts the keyword to search for from the text of a field. */
  keyword: (text: string) => string
  find: (keyword: string) => Promise<PlaceOption[]>
  /**
   * Returns the place in `found` to which the text of the form field refers. Returns undefined if it is not clear which
   * place is meant.
   */
  match: (text: string, found: PlaceOption[]) => PlaceOption | undefined
  missing: Record<S, MessageDescriptor>
  nothing: MessageDescriptor
  several: MessageDescriptor
}

/**
 * Finds the place of one field. The posted ID is ignored if the traveller has changed the text that the form showed for
 * it. Rejects with `ApiError` if the search for places fails.
 */
export async function resolvePlace<S extends PlaceName>(
  side: S,
  place: Place,
  form: FormData,
  finder: Finder<S>,
): Promise<Resolved> {
  const asked = form.get(`${side}_asked`)
  const chosen = asked === null || asked === place.text ? place.id : ''
  const typed = { ...place, id: '' }
  if (!place.text) return { place: typed, failure: finder.missing[side] }
  if (chosen && finder.isChosen(place)) return { place }
  const keyword = finder.keyword(place.text)
  if (keyword.length < keywordMinimum) return { place: typed, failure: msg`En az ${keywordMinimum} karakter yazın.` }
  const found = await finder.find(keyword)
  const match = found.find(({ id }) => String(id) === chosen) ?? finder.match(place.text, found)
  if (match) return { place: placeOf(match) }
  if (found.length === 0) return { place: typed, failure: finder.nothing }
  return { place: typed, several: found, failure: finder.several }
}
