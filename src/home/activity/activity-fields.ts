/** Fields of the activity search in the form, in its draft and in a refused submission. */
import { noPlace, type Place } from '#home/places/place.ts'

export interface ActivityFields {
  location: Place
}

export const emptyActivityFields = (): ActivityFields => ({ location: noPlace })
