/**
 * The fields of the activity search form. A posted form and the stored values of an earlier search have the same field
 * names, so that one function reads both.
 */
import { defaultParty, type Party, readParty } from '#activity/party.ts'
import { readPoint } from '#activity/points.ts'
import { isPlainDate, laterDate } from '#contract/calendar-date.ts'
import { formText, noPlace, type Place, readPlace } from '#home/places/place.ts'

export interface ActivityFields {
  /** Place of the search: a location, an activity or a category. Its ID begins with its kind, as in `location/12`. */
  location: Place
  /** Date for which activities are searched, as a plain date. */
  date: string
  party: Party
}

/** Name under which the browser stores the form values of the last activity search. */
export const activityDraft = 'activity-search'

/**
 * Kind of place that the activity form asks for. It is the last part of the name of the form field for the ID of the
 * place: `location_point`.
 */
export const activityPlace = 'point'

/** Returns the initial values of the form: today, for two adults (docs/product/activities.md#search-of-activities). */
export const emptyActivityFields = (today: string): ActivityFields => ({
  location: noPlace,
  date: today,
  party: defaultParty,
})

/**
 * Reads the fields from a posted or stored form. A missing or invalid date becomes today. `readParty` reads the
 * participants: it replaces a missing number by its initial value and limits a number that is too large or too small.
 */
export function readActivityFields(form: FormData, today: string): ActivityFields {
  const date = formText(form, 'departure_date')
  return {
    location: readPlace(form, 'location', activityPlace),
    date: isPlainDate(date) ? date : today,
    party: readParty(form),
  }
}

/** Returns the fields of an earlier search for use in a new one; a date in the past becomes today. */
export function renewActivityFields(form: FormData, today: string): ActivityFields {
  const kept = readActivityFields(form, today)
  return { ...kept, date: laterDate(kept.date, today) }
}

/** Returns the name and the city of a chosen place, or undefined for a text that was only typed. */
export function pointLabel({ id, name, city = '' }: Place): { head: string; detail: string } | undefined {
  return readPoint(id) && { head: name, detail: city }
}
