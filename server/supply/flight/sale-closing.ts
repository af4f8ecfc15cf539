/** Defines when the sale of flights closes: 60 minutes before a domestic departure, 90 before an international one. */
import { minuteMilliseconds } from '#contract/milliseconds.ts'
import type { Way } from './connections.ts'

/** Minutes before the first departure at which the sale closes. */
export const saleCloses = { domestic: 60, international: 90 } as const

/** Whether an itinerary is still on sale at `now` (milliseconds since the epoch). */
export function isOnSale(way: Way, now: number): boolean {
  const [first] = way.flights
  if (!first) return false
  const minutes = first.pattern.domestic ? saleCloses.domestic : saleCloses.international
  return first.departsAt - now >= minutes * minuteMilliseconds
}
