/** Converts local times to instants. */
import { tzOffset } from '@date-fns/tz'

/** The instant, in milliseconds since 1970, of a local date and time in an IANA time zone. */
export function instantOf(date: string, time: string, zone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const minutesAt = (instant: number) => tzOffset(zone, new Date(instant))
  return asUtc - minutesAt(asUtc - minutesAt(asUtc) * 60_000) * 60_000
}
