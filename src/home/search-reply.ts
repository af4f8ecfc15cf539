/** Reply to a refused search. */
import type { PlaceOption } from '#booking/places/places.ts'
import type { PlaceName } from '#home/places/place.ts'

/** Fields that can have an error, in visual order, which determines the first invalid field. */
export const errorFields = [
  'departure',
  'arrival',
  'location',
  'departure_date',
  'departure_pickup_time',
  'return_date',
  'return_pickup_time',
  'passengers',
  'form',
] as const
export type ErrorField = (typeof errorFields)[number]

export interface SearchReply<F> {
  /** Field values to restore; null if the form keeps its current ones. */
  fields: F | null
  /** Error messages in the traveller's language. */
  errors: Partial<Record<ErrorField, string>>
  /** Places to choose from, if a typed text matched several. */
  matches: Partial<Record<PlaceName, PlaceOption[]>>
}

/** Form error code for a missing reply; the form has the message, so that it is available offline. */
export const unreachable = 'unreachable'

/** The first invalid field in visual order. */
export function firstError(reply: SearchReply<unknown> | undefined): ErrorField | undefined {
  return errorFields.find((field) => reply?.errors[field])
}
