import { pickUpTimes } from '#contract/transfer-limits.ts'
import { istanbulTime } from '#i18n/istanbul-clock.ts'

/**
 * Returns the latest time that counts as past on the plain date `day`. It is the current time in Türkiye (HH:MM) if
 * `day` is today, otherwise '', because no time of another date counts as past.
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
 * Returns the chosen time, unless the plain date `day` is today and the time is not later than `now` (ms since 1970).
 * In that case, returns the first pick-up time after `now`. If no pick-up time of today is left, returns the chosen
 * time unchanged.
 */
export function timeStillLeft(chosen: string, day: string, now: number): string {
  const over = overUntil(day, now)
  return over !== '' && chosen <= over ? (timesAfter(over)[0] ?? chosen) : chosen
}
