/** Milliseconds per unit of time; a day has 24 hours, as in UTC. */
export const minuteMilliseconds = 60_000
export const hourMilliseconds = 60 * minuteMilliseconds
export const dayMilliseconds = 24 * hourMilliseconds
