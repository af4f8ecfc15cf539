/** What a refused search gives back to its form. */
import type { PlaceOption, Side } from '#booking/places/places.ts'

/** In the order of the forms, by which the first invalid one is found. */
export const errorFields = ['departure', 'arrival', 'departure_date', 'return_date', 'passengers', 'form'] as const
export type ErrorField = (typeof errorFields)[number]

export interface SearchReply<F> {
  /** Null where the form keeps what stands in it. */
  fields: F | null
  /** Sentences in the traveller's language. */
  errors: Partial<Record<ErrorField, string>>
  /** Places to choose from where a text named several. */
  matches: Partial<Record<Side, PlaceOption[]>>
}

/** Stands for the form's error when no answer came; the form has the words, which need no network then. */
export const unreachable = 'unreachable'

/** The first refused field in the order of the form. */
export function firstError(reply: SearchReply<unknown> | undefined): ErrorField | undefined {
  return errorFields.find((field) => reply?.errors[field])
}
