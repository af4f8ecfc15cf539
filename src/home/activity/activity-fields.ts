/** Fields of the activity search in the form, in its draft and in a refused submission. */
import { defaultParty, type Party, readParty } from '#activity/party.ts'
import { readPoint } from '#activity/points.ts'
import { isPlainDate, laterDate } from '#contract/calendar-date.ts'
import { formText, noPlace, type Place, readPlace } from '#home/places/place.ts'

export interface ActivityFields {
  /** A location, an activity or a category; its ID begins with the kind. */
  location: Place
  /** Plain date. */
  date: string
  party: Party
}

/** Name of the draft that stores the last search. */
export const activityDraft = 'activity-search'

/** The kind of place that the form asks for. */
export const activityPlace = 'point'

/** Initial values of the form: today, for two adults (docs/product/activities.md#search-of-activities). */
export const emptyActivityFields = (today: string): ActivityFields => ({
  location: noPlace,
  date: today,
  party: defaultParty,
})

/** Reads the posted or stored form; a missing or invalid value is replaced by the initial value. */
export function readActivityFields(form: FormData, today: string): ActivityFields {
  const date = formText(form, 'departure_date')
  return {
    location: readPlace(form, 'location', activityPlace),
    date: isPlainDate(date) ? date : today,
    party: readParty(form),
  }
}

/** Returns the fields of an earlier search for a new one; a past day becomes today. */
export function renewActivityFields(form: FormData, today: string): ActivityFields {
  const kept = readActivityFields(form, today)
  return { ...kept, date: laterDate(kept.date, today) }
}

/** Name and city of a chosen place; undefined for text that was only typed. */
export function pointLabel({ id, name, city = '' }: Place): { head: string; detail: string } | undefined {
  return readPoint(id) && { head: name, detail: city }
}
