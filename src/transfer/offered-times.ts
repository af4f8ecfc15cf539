import { pickUpTimes } from '#contract/transfer-limits.ts'
import { istanbulTime } from '#i18n/istanbul-clock.ts'

/**
 * Returns the time of day up to which the pick-up times of `day` have passed: the current time in Türkiye if `day` is
 * today, '' for any other date.
 */
function overUntil(day: string, now: number): string {
  const [today, time = ''] = istanbulTime(new Date(now)).split(' ')
  return day === today ? time : ''
}

const timesAfter = (over: string): readonly string[] => pickUpTimes.filter((time) => time > over)

/**
 * Returns the pick-up times that can be chosen for the plain date `day`; for today, only those after `now` (ms since
 * 1970). The chosen time is always among them, even if it is not one of the usual times, for example after a landing at
 * night.
 */
export function offeredTimes(chosen: string, day: string, now: number): readonly string[] {
  const left = timesAfter(overUntil(day, now))
  return left.includes(chosen) ? left : [...left, chosen].toSorted()
}

/**
 * Returns the chosen time. If it is past, returns the first time of the date that is not past, or the chosen time if
 * all times of the date are past.
 */
export function timeStillLeft(chosen: string, day: string, now: number): string {
  const over = overUntil(day, now)
  return over !== '' && chosen <= over ? (timesAfter(over)[0] ?? chosen) : chosen
}
