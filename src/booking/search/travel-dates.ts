/** Departure and return date of a search form, as plain dates (docs/product/frame.md#home). */
import { addDays, daysBetween, laterDate } from '#contract/calendar-date.ts'

export interface TravelDates {
  departure: string
  /**
   * Return date as a plain date. It is kept while the trip is one-way, so that it is restored when the trip becomes a
   * round trip again.
   */
  return: string
}

/** Returns the initial dates: departure tomorrow, return `stay` days later. */
export function defaultDates(today: string, stay: number): TravelDates {
  const departure = addDays(today, 1)
  return { departure, return: addDays(departure, stay) }
}

/**
 * Returns the dates of an earlier search, `kept`, if their departure is not before `today`. Otherwise returns the
 * departure of `initial`, and a return date that is as many days after this departure as in `kept`.
 */
export function renewDates(kept: TravelDates, initial: TravelDates, today: string): TravelDates {
  if (kept.departure >= today) return kept
  const stay = Math.max(0, daysBetween(kept.departure, kept.return))
  return { departure: initial.departure, return: addDays(initial.departure, stay) }
}

/**
 * Sets the departure date. A departure before `today` becomes `today`. If the return is before the new departure, the
 * return becomes the date `stay` days after the departure.
 */
export function withDeparture(dates: TravelDates, day: string, today: string, stay: number): TravelDates {
  const departure = laterDate(day, today)
  return { departure, return: dates.return < departure ? addDays(departure, stay) : dates.return }
}

/** Sets the return date; a date before the departure becomes the departure date. */
export function withReturn(dates: TravelDates, day: string): TravelDates {
  return { ...dates, return: laterDate(day, dates.departure) }
}
