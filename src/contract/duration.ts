/** Durations in the API's form: HH:MM, with hours above 24 as in 26:15. */

/** Converts a duration or a time of day to minutes. */
export function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}

/** Formats minutes as HH:MM. */
export const hoursAndMinutes = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
