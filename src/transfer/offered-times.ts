import { pickUpTimes } from '#contract/transfer-limits.ts'
import { istanbulTime } from '#i18n/istanbul-clock.ts'

/** The current Turkish time if `day` is today, because earlier pick-ups are over; '' for any other day. */
function overUntil(day: string, now: number): string {
  const [today, time = ''] = istanbulTime(new Date(now)).split(' ')
  return day === today ? time : ''
}

const leftOf = (day: string, now: number): readonly string[] => {
  const over = overUntil(day, now)
  return pickUpTimes.filter((time) => time > over)
}

/**
 * The pick-up times offered for the plain date `day`: if it is today, only those after `now` (milliseconds since 1970).
 * The chosen time is always among them, even if it is not a usual one, as after a landing at night.
 */
export function offeredTimes(chosen: string, day: string, now: number): readonly string[] {
  const left = leftOf(day, now)
  return left.includes(chosen) ? left : [...left, chosen].toSorted()
}

/** The chosen time or, if it is over, the first remaining one; the chosen time if none remains. */
export function timeStillLeft(chosen: string, day: string, now: number): string {
  const over = overUntil(day, now)
  return over !== '' && chosen <= over ? (leftOf(day, now)[0] ?? chosen) : chosen
}
