/** Times of day and durations in the API's form: HH:MM, with hours above 24 as in 26:15. Neither has a time zone. */

/** Converts a duration or a time of day (HH:MM) to minutes. */
export function minutesOf(text: string): number {
  const [hours = '0', minutes = '0'] = text.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** Formats the minutes of a duration, or the minute of a day, as HH:MM. */
export function hoursAndMinutes(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
