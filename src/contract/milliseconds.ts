/** Milliseconds of units of time. A day has 24 hours here, as it has in UTC. */
export const minuteMilliseconds = 60_000
export const hourMilliseconds = 60 * minuteMilliseconds
export const dayMilliseconds = 24 * hourMilliseconds
