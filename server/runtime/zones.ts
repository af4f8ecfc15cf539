/** Determines UTC offsets of IANA time zones, cached, because a timetable needs the same offsets repeatedly. */
import { tzOffset } from '@date-fns/tz'
import { dayMilliseconds, minuteMilliseconds } from '#contract/milliseconds.ts'
import { instantAtOffset } from '#contract/zoned-instant.ts'
import { RecentMap } from '#server/runtime/recent-map.ts'

/**
 * Türkiye's time zone. It applies wherever no other zone is given, for example to today's date, to the schedules of
 * jobs, and to times in e-mails.
 */
export const turkishZone = 'Europe/Istanbul'

/** The UTC offset of a time zone changes only at full quarters of an hour, and at most once a day. */
const quarter = 15 * minuteMilliseconds
/**
 * Cached UTC offsets of a time zone, in minutes east of UTC. `days` has offsets at the start of a UTC day; the key is
 * the number of days since 1970. `quarters` has offsets at the start of a quarter of an hour; the key is the number of
 * quarters since 1970.
 */
interface Offsets {
  days: RecentMap<number, number>
  quarters: RecentMap<number, number>
}
const kept = new Map<string, Offsets>()

function offsetsOf(zone: string): Offsets {
  let known = kept.get(zone)
  if (!known) kept.set(zone, (known = { days: new RecentMap(1000), quarters: new RecentMap(1000) }))
  return known
}

function offsetOf(zone: string, index: number, span: keyof Offsets): number {
  const known = offsetsOf(zone)[span]
  let offset = known.get(index)
  if (offset === undefined)
    known.set(index, (offset = tzOffset(zone, new Date(index * (span === 'days' ? dayMilliseconds : quarter)))))
  return offset
}

/** Returns a time zone's offset at an instant, in minutes east of UTC. */
export function offsetAt(zone: string, instant: number): number {
  const today = Math.floor(instant / dayMilliseconds)
  const offset = offsetOf(zone, today, 'days')
  // Reading an offset from ICU is slow. If the offset is the same at the start of this day and of the next day, it is
  // valid all day. Otherwise it changes during this day. In that case, the offset at the start of the quarter of an
  // hour that contains the instant is returned.
  return offset === offsetOf(zone, today + 1, 'days')
    ? offset
    : offsetOf(zone, Math.floor(instant / quarter), 'quarters')
}

/**
 * Returns the instant, in milliseconds since 1970, of a minute of a local day in an IANA time zone. The day is in whole
 * days since 1970-01-01. Unlike `instantOf` it parses no text, and its offsets are cached.
 */
export function instantOfMinute(zone: string, day: number, minuteOfDay: number): number {
  return instantAtOffset((day * 1440 + minuteOfDay) * minuteMilliseconds, (instant) => offsetAt(zone, instant))
}
