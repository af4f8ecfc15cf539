/** Returns HH:MM of a time of day that may have seconds, such as `14:30:00`. */
export const withoutSeconds = (time: string): string => time.slice(0, 5)

/**
 * Splits a datetime without a time zone, such as `2026-12-01 14:30:00` or with a T, into plain date and HH:MM; a
 * missing part becomes ''.
 */
export function dateAndTime(text: string): { date: string; time: string } {
  const [date = '', time = ''] = text.split(/[ T]/)
  return { date, time: withoutSeconds(time) }
}
