/** Local times as instants. */
import { tzOffset } from '@date-fns/tz'

/** The instant, in milliseconds since the epoch, of a local date and time in an IANA zone. */
export function instantOf(date: string, time: string, zone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const minutesAt = (instant: number) => tzOffset(zone, new Date(instant))
  return asUtc - minutesAt(asUtc - minutesAt(asUtc) * 60_000) * 60_000
}
