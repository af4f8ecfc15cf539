/** Turkish time (Europe/Istanbul): since September 2016 it is UTC+3 all year. */
import { hourMilliseconds } from '#contract/milliseconds.ts'

/** Offset of Turkish time ahead of UTC, in milliseconds. */
export const aheadOfUtc = 3 * hourMilliseconds

/** The instant, in milliseconds since 1970, of a date (YYYY-MM-DD) and time (HH:MM) in Turkish time. */
export const turkishInstant = (date: string, time: string): number => Date.parse(`${date}T${time}:00Z`) - aheadOfUtc
