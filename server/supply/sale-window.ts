/** When flights are on sale: from today to eleven months ahead, until about an hour before departure. */
import type { Way } from './connections.ts'
import { dayOf, lastDayOnSale, minuteMilliseconds, plainDate, todayInTurkey } from './plain-days.ts'

/** Minutes before the first departure at which sale closes. */
export const saleCloses = { domestic: 60, international: 90 } as const

/** The day number of a date that is on sale at `now`; undefined otherwise. */
export function dayOnSale(date: string, now: Date): number | undefined {
  const day = dayOf(date)
  if (day === undefined) return undefined
  const today = plainDate(todayInTurkey(now))
  return date >= today && date <= lastDayOnSale(today) ? day : undefined
}

/** Whether an itinerary is still on sale at `now` (milliseconds since the epoch). */
export function isOnSale(way: Way, now: number): boolean {
  const [first] = way.flights
  if (!first) return false
  const minutes = first.pattern.domestic ? saleCloses.domestic : saleCloses.international
  return first.departsAt - now >= minutes * minuteMilliseconds
}
