/** Arithmetic on instants. */
export const minutesAfter = (instant: Date, minutes: number): Date => new Date(instant.getTime() + minutes * 60_000)
export const secondsAfter = (instant: Date, seconds: number): Date => new Date(instant.getTime() + seconds * 1000)
export const daysBefore = (instant: Date, days: number): Date => minutesAfter(instant, -days * 24 * 60)
