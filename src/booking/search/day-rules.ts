/**
 * Limits of the dates that can be searched (docs/product/booking.md#results). Days are plain dates; today is in
 * Europe/Istanbul.
 */
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'

/**
 * Dates whose adjustment is reported to the traveller in a notice: the departure date and the return date. If both were
 * adjusted, the two notices are shown in this order.
 */
export const dateNotices = ['departure', 'return'] as const
export type DateNotice = (typeof dateNotices)[number]

export interface TravelDays {
  departure: string
  /** Return date as a plain date; null for a one-way search. */
  return: string | null
}

/**
 * Limits the requested dates to those on sale: a departure before today becomes today, and a return before the
 * departure becomes the departure date. Both adjustments are reported in `notices`; a date after the last day on sale
 * becomes the last day on sale, without a notice.
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
