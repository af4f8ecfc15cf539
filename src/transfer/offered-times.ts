import { pickUpTimes } from '#contract/transfer-limits.ts'
import { aheadOfUtc } from '#contract/turkish-time.ts'

/** The time until which pick-ups of a plain date are over; '' for another day than today. */
function overUntil(day: string, now: number): string {
  const [today, time = ''] = new Date(now + aheadOfUtc).toISOString().split('T')
  return day === today ? time : ''
}

const leftOf = (day: string, now: number): readonly string[] => {
  const over = overUntil(day, now)
  return pickUpTimes.filter((time) => time > over)
}

/**
 * The pick-up times offered for a plain date: today those that are left at `now`, in milliseconds since 1970. The chosen
 * one is among them where it is another, as after a landing at night.
 */
export function offeredTimes(chosen: string, day: string, now: number): readonly string[] {
  const left = leftOf(day, now)
  return left.includes(chosen) ? left : [...left, chosen].toSorted()
}

/** The chosen time, or the first one left if it is over; the chosen one if none is left. */
export function timeStillLeft(chosen: string, day: string, now: number): string {
  return chosen < overUntil(day, now) ? (leftOf(day, now)[0] ?? chosen) : chosen
}
