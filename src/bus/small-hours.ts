import { minutesOf } from '#i18n/plain-date.ts'

/** Until this minute of the day a departure is easily taken for one of the evening before. */
const smallHours = 5 * 60

/** Whether a trip leaves at night after the day has changed; `time` is HH:MM. */
export function leavesAfterMidnight(time: string): boolean {
  return minutesOf(time) < smallHours
}
