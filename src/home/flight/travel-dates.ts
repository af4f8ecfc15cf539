/** The dates of the flight search as plain dates (docs/product/frame.md#home). */
import { addDays, laterDate } from '#contract/calendar-date.ts'

export interface TravelDates {
  departure: string
  /** Plain date, kept while the trip is one-way, so that switching back to a round trip restores it. */
  return: string
}

/** Default number of days from departure to return. */
const proposedStay = 3

/** Departure tomorrow, return three days later. */
export function defaultDates(today: string): TravelDates {
  const departure = addDays(today, 1)
  return { departure, return: addDays(departure, proposedStay) }
}

/** Sets the departure. An earlier return moves to the default stay; days before `today` become `today`. */
export function withDeparture(dates: TravelDates, day: string, today: string): TravelDates {
  const departure = laterDate(day, today)
  return { departure, return: dates.return < departure ? addDays(departure, proposedStay) : dates.return }
}

/** Sets the return, at the earliest to the departure day. */
export function withReturn(dates: TravelDates, day: string): TravelDates {
  return { ...dates, return: laterDate(day, dates.departure) }
}
