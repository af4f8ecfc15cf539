/** Plain date and HH:MM of a datetime without a zone, as `2026-12-01 14:30:00` or with a T; '' for what it lacks. */
export function dateAndTime(text: string): { date: string; time: string } {
  const [date = '', time = ''] = text.split(/[ T]/)
  return { date, time: time.slice(0, 5) }
}
