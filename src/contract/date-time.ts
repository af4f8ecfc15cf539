/**
 * Splits a datetime without a zone, such as `2026-12-01 14:30:00` or with a T, into plain date and HH:MM; a missing
 * part is ''.
 */
export function dateAndTime(text: string): { date: string; time: string } {
  const [date = '', time = ''] = text.split(/[ T]/)
  return { date, time: time.slice(0, 5) }
}
