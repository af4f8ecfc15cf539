/** Durations as the calls write them: HH:MM, and beyond a day 26:15. */

/** Minutes of a duration or of a time of day. */
export function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}

/** Minutes as HH:MM. */
export const hoursAndMinutes = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
