/** Computes with Turkish time (Europe/Istanbul), which since September 2016 is UTC+3 all year. */
import { hourMilliseconds } from '#contract/milliseconds.ts'

/** Number of milliseconds by which Turkish time is ahead of UTC. */
export const aheadOfUtc = 3 * hourMilliseconds

/** Returns the instant, in milliseconds since 1970, of a date (YYYY-MM-DD) and time (HH:MM) in Turkish time. */
export const turkishInstant = (date: string, time: string): number => Date.parse(`${date}T${time}:00Z`) - aheadOfUtc
