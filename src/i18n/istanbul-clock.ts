/** Converts instants to date and time in Europe/Istanbul. */
import { aheadOfUtc } from '#contract/turkish-time.ts'

/** Returns an instant as YYYY-MM-DD HH:MM in Europe/Istanbul. Throws a RangeError for an invalid date. */
export const istanbulTime = (instant: Date): string =>
  new Date(instant.getTime() + aheadOfUtc).toISOString().slice(0, 16).replace('T', ' ')

/** Returns the date in Europe/Istanbul at an instant, as YYYY-MM-DD. */
export const istanbulDay = (instant: Date): string => istanbulTime(instant).slice(0, 10)
