/**
 * Converts times of day and durations of the API, which are HH:MM without a time zone; the hours of a duration may
 * exceed 24, as in 26:15.
 */

/** Converts a duration or a time of day (HH:MM) to minutes. */
export function minutesOf(text: string): number {
  const [hours = '0', minutes = '0'] = text.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** Formats minutes, of a duration or since midnight, as HH:MM. */
export function hoursAndMinutes(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
