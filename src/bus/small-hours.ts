import { minutesOf } from '#contract/duration.ts'

/**
 * End of the night, in minutes since midnight. Travellers easily mistake a departure before this time for a departure
 * on the previous evening.
 */
const smallHours = 5 * 60

/** Returns whether a trip departs in the night after midnight; `time` is HH:MM. */
export function leavesAfterMidnight(time: string): boolean {
  return minutesOf(time) < smallHours
}
