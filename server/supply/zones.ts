/** Offsets of IANA zones, kept: a timetable asks for the same ones again and again. */
import { tzOffset } from '@date-fns/tz'
import { LRUCache } from 'lru-cache'

const minute = 60_000
/** Offsets change at full quarters of an hour. */
const quarter = 15 * minute
const kept = new LRUCache<string, number>({ max: 20_000 })

/** Minutes east of UTC in a zone at an instant. */
export function offsetAt(zone: string, instant: number): number {
  const key = `${zone}${Math.floor(instant / quarter)}`
  let offset = kept.get(key)
  if (offset === undefined) kept.set(key, (offset = tzOffset(zone, new Date(instant))))
  return offset
}

/** The instant of a local minute of a day; a time that a clock change skips is moved by that change. */
export function instantOf(zone: string, day: number, minuteOfDay: number): number {
  const asUtc = (day * 1440 + minuteOfDay) * minute
  const guess = asUtc - offsetAt(zone, asUtc) * minute
  return asUtc - offsetAt(zone, guess) * minute
}
