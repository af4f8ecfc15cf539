/** What a search action returns if it refuses a search. */
import type { PlaceOption } from '#booking/places/places.ts'
import type { PlaceName } from '#home/places/place.ts'

/**
 * Names of the fields that can have an error, in their order from top to bottom. The first of them that has an error
 * gets the focus. The name `form` stands for the form as a whole.
 */
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
  /** Values to restore in the form, or null if the form keeps its current values. */
  fields: F | null
  /** Error messages in the traveller's language; the error of `form` may also be the value `unreachable`. */
  errors: Partial<Record<ErrorField, string>>
  /** Places to choose from if the traveller typed a text that several places match. */
  matches: Partial<Record<PlaceName, PlaceOption[]>>
}

/**
 * Error value for a server that did not respond. The form itself contains the message for this value, so that the
 * message can be shown offline.
 */
export const unreachable = 'unreachable'

/** Returns the topmost field that has an error, `form` if only the form as a whole has one, otherwise undefined. */
export function firstError(reply: SearchReply<unknown> | undefined): ErrorField | undefined {
  return errorFields.find((field) => reply?.errors[field])
}
