/** Converts local times in any time zone to instants. */
import { tzOffset } from '@date-fns/tz'
import { minuteMilliseconds } from '#contract/milliseconds.ts'

/**
 * Returns the instant, in milliseconds since 1970, of a local time. `asUtc` is the instant at which a clock in UTC
 * shows the local time. `offsetAt` returns the time zone's offset at an instant, in minutes east of UTC. A local time
 * that a clock change skips does not exist. It is moved by the length of the clock change: back in time zones west of
 * UTC, forwards in all others.
 */
export function instantAtOffset(asUtc: number, offsetAt: (instant: number) => number): number {
  const guess = asUtc - offsetAt(asUtc) * minuteMilliseconds
  return asUtc - offsetAt(guess) * minuteMilliseconds
}

/**
 * Returns the instant, in milliseconds since 1970, of a local date (YYYY-MM-DD) and time (HH:MM) in an IANA time zone.
 */
export function instantOf(date: string, time: string, zone: string): number {
  return instantAtOffset(Date.parse(`${date}T${time}:00Z`), (instant) => tzOffset(zone, new Date(instant)))
}
