import { minutesOf } from '#contract/duration.ts'

/** Minute of the day before which a departure is easily mistaken for the previous evening's. */
const smallHours = 5 * 60

/** Whether a trip departs in the night after midnight; `time` is HH:MM. */
export function leavesAfterMidnight(time: string): boolean {
  return minutesOf(time) < smallHours
}
