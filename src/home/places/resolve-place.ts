/** Which place one end of a posted form names: the one that was picked, or the one that its text finds. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PlaceOption, Side } from '#booking/places/places.ts'
import { keywordMinimum } from '#contract/keyword-minimum.ts'
import { type Place, placeOf } from '#home/places/place.ts'

export interface Resolved {
  place: Place
  failure?: MessageDescriptor
  /** What the text names, where it names several. */
  several?: PlaceOption[]
}

/** How the places of a product are found by a text. */
export interface Finder {
  /** Whether a place with an id is known to be the one that its text was offered for. */
  isChosen: (place: Place) => boolean
  /** The part of a text that is searched. */
  keyword: (text: string) => string
  find: (keyword: string) => Promise<PlaceOption[]>
  /** The place that a text means among those that it finds; undefined where it could be several. */
  match: (text: string, found: PlaceOption[]) => PlaceOption | undefined
  missing: Record<Side, MessageDescriptor>
  nothing: MessageDescriptor
  several: MessageDescriptor
}

/** The place of one end. An id holds while the text beside it is the one that it was offered for. Throws `ApiError`. */
export async function resolvePlace(side: Side, place: Place, form: FormData, finder: Finder): Promise<Resolved> {
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
