/** UTC offsets of IANA zones, cached: a timetable needs the same ones repeatedly. */
import { tzOffset } from '@date-fns/tz'
import { LRUCache } from 'lru-cache'

const minute = 60_000
/** Offsets change only at full quarters of an hour, and at most once a day. */
const quarter = 15 * minute
const day = 1440 * minute
const kept = new LRUCache<string, number>({ max: 20_000 })

/** The offset at the beginning of a span of `length` milliseconds. */
function offsetOf(zone: string, index: number, length: number): number {
  const key = `${zone} ${length} ${index}`
  let offset = kept.get(key)
  if (offset === undefined) kept.set(key, (offset = tzOffset(zone, new Date(index * length))))
  return offset
}

/** A zone's offset at an instant, in minutes east of UTC. */
export function offsetAt(zone: string, instant: number): number {
  const today = Math.floor(instant / day)
  const offset = offsetOf(zone, today, day)
  // Asking ICU for each quarter of an hour is slow, so only days with a change are read by quarters.
  return offset === offsetOf(zone, today + 1, day) ? offset : offsetOf(zone, Math.floor(instant / quarter), quarter)
}

/** The instant of a minute of a local day; a time that a clock change skips is moved by the change. */
export function instantOf(zone: string, day: number, minuteOfDay: number): number {
  const asUtc = (day * 1440 + minuteOfDay) * minute
  const guess = asUtc - offsetAt(zone, asUtc) * minute
  return asUtc - offsetAt(zone, guess) * minute
}
