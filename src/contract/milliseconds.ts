/** Number of milliseconds in a minute, an hour and a day of 24 hours. */
export const minuteMilliseconds = 60_000
export const hourMilliseconds = 60 * minuteMilliseconds
export const dayMilliseconds = 24 * hourMilliseconds
