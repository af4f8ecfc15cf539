/** The fields of the bus search as they stand in the form, in the draft and in a refused submission. */
import { isPlainDate } from '#contract/calendar-date.ts'
import { type Ends, formText, noPlace, type Place, readEnds } from '#home/places/place.ts'

export interface BusFields extends Ends {
  /** Plain date. */
  departureDate: string
}

/** Name of the draft that keeps a search which could not be started. */
export const busDraft = 'bus-search'

/** An empty form; the date defaults to today (docs/product/frame.md#home). */
export function emptyBusFields(today: string): BusFields {
  return { departure: noPlace, arrival: noPlace, departureDate: today }
}

/** The form as it was posted or kept; a date that is missing or past falls back to today. */
export function readBusFields(form: FormData, today: string): BusFields {
  const day = formText(form, 'departure_date')
  return { ...readEnds(form, 'station'), departureDate: isPlainDate(day) ? day : today }
}

/** A trip can't end at the station that it leaves from (docs/product/frame.md#home). */
export function sameStation(departure: Place, arrival: Place): boolean {
  return departure.id === '' ? departure.text === arrival.text : departure.id === arrival.id
}

/** City and station of a place that was chosen; undefined for one that was only typed. */
export function stationLabel({ id, city, name }: Place): { head: string; detail: string } | undefined {
  return id && city ? { head: city, detail: name } : undefined
}
