/** The dates of the flight search as plain dates (docs/product/frame.md#home). */
import { addDays, laterDate } from '#contract/calendar-date.ts'

export interface TravelDates {
  departure: string
  /** Kept while the trip is one-way, so that adding a return brings it back. */
  return: string
}

/** Days from departure to the return that is proposed. */
const proposedStay = 3

/** Departure tomorrow, return three days after it. */
export function defaultDates(today: string): TravelDates {
  const departure = addDays(today, 1)
  return { departure, return: addDays(departure, proposedStay) }
}

/** A new departure. A return before it is pushed forward to the proposed stay; days before `today` become `today`. */
export function withDeparture(dates: TravelDates, day: string, today: string): TravelDates {
  const departure = laterDate(day, today)
  return { departure, return: dates.return < departure ? addDays(departure, proposedStay) : dates.return }
}

/** A new return, never before the departure. */
export function withReturn(dates: TravelDates, day: string): TravelDates {
  return { ...dates, return: laterDate(day, dates.departure) }
}
