/** UTC offsets of IANA zones, cached: a timetable needs the same ones repeatedly. */
import { tzOffset } from '@date-fns/tz'
import { LRUCache } from 'lru-cache'

const minute = 60_000
/** Cache granularity: offsets change only at full quarters of an hour. */
const quarter = 15 * minute
const kept = new LRUCache<string, number>({ max: 20_000 })

/** A zone's offset at an instant, in minutes east of UTC. */
export function offsetAt(zone: string, instant: number): number {
  const key = `${zone}${Math.floor(instant / quarter)}`
  let offset = kept.get(key)
  if (offset === undefined) kept.set(key, (offset = tzOffset(zone, new Date(instant))))
  return offset
}

/** The instant of a minute of a local day; a time that a clock change skips is moved by the change. */
export function instantOf(zone: string, day: number, minuteOfDay: number): number {
  const asUtc = (day * 1440 + minuteOfDay) * minute
  const guess = asUtc - offsetAt(zone, asUtc) * minute
  return asUtc - offsetAt(zone, guess) * minute
}
