/** What a refused search gives back to the form. */
import type { Airport } from '#contract/frame.ts'
import type { SearchFields, Side } from '#home/search-fields.ts'

/** In the order of the form, by which the first invalid one is found. */
export const errorFields = [
  'departure_airport',
  'arrival_airport',
  'departure_date',
  'return_date',
  'passengers',
  'form',
] as const
export type ErrorField = (typeof errorFields)[number]

export interface SearchReply {
  fields: SearchFields
  /** Sentences in the traveller's language. */
  errors: Partial<Record<ErrorField, string>>
  /** Airports to choose from where a text named several. */
  matches: Partial<Record<Side, Airport[]>>
}

/** Stands for the form's error when no answer came; the form has the words, which need no network then. */
export const unreachable = 'unreachable'

/** Name of the draft that keeps a search which could not be started. */
export const searchDraft = 'flight-search'

/** The place in the form where an error of a wire field is shown. */
export function errorField(name: string): ErrorField {
  const own = errorFields.find((field) => field === name)
  if (own) return own
  return name.endsWith('_count') || name === 'flight_class' ? 'passengers' : 'form'
}
