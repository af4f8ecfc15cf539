/** Which days a search may have (docs/product/booking.md#results). Days are plain dates, today is Europe/Istanbul's. */
import { addMonths } from '#i18n/calendar-months.ts'

/** What was changed for the traveller, in the order in which it is said. */
export const dateNotices = ['departure', 'return'] as const
export type DateNotice = (typeof dateNotices)[number]

export interface TravelDays {
  departure: string
  /** Null for a one-way search. */
  return: string | null
}

/** Last day on sale: eleven months after today. */
export function lastDayOnSale(today: string): string {
  return addMonths(today, 11)
}

/**
 * Days as asked, moved inside what is on sale: a departure before today becomes today, a return before the departure
 * becomes the departure day. Both changes are told; a day past the last one on sale is moved without a word.
 */
export function settleDays(asked: TravelDays, today: string): TravelDays & { notices: DateNotice[] } {
  const lastDay = lastDayOnSale(today)
  const notices: DateNotice[] = []
  let departure = asked.departure > lastDay ? lastDay : asked.departure
  if (departure < today) {
    departure = today
    notices.push('departure')
  }
  if (asked.return === null) return { departure, return: null, notices }
  let back = asked.return > lastDay ? lastDay : asked.return
  if (back < departure) {
    back = departure
    notices.push('return')
  }
  return { departure, return: back, notices }
}
