import { minutesOf } from '#contract/duration.ts'

/** Time in minutes since midnight: a departure before it is easily mistaken for one in the previous evening. */
const smallHours = 5 * 60

/** Returns whether a trip departs in the night after midnight; `time` is HH:MM. */
export function leavesAfterMidnight(time: string): boolean {
  return minutesOf(time) < smallHours
}
