/** Converts plain dates (YYYY-MM-DD) to whole days since 1970-01-01, for arithmetic. */
import { hoursAndMinutes } from '#contract/duration.ts'
import { dayMilliseconds, minuteMilliseconds } from '#contract/milliseconds.ts'
import { RecentMap } from '#server/runtime/recent-map.ts'
import { offsetAt, turkishZone } from '#server/runtime/zones.ts'

/** Returns the day number of a plain date; undefined if the date does not exist. */
export function dayOf(date: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined
  const day = Date.parse(`${date}T00:00:00Z`) / dayMilliseconds
  return Number.isNaN(day) || plainDate(day) !== date ? undefined : day
}

const written = new RecentMap<number, string>(1000)

/** Returns the plain date of a day number. */
export function plainDate(day: number): string {
  let text = written.get(day)
  if (text === undefined) {
    text = new Date(day * dayMilliseconds).toISOString().slice(0, 10)
    written.set(day, text)
  }
  return text
}

const clock = Array.from({ length: 1440 }, (_, minute) => hoursAndMinutes(minute))

/**
 * Returns a minute of the day as HH:MM; '' outside 0 to 1439. The texts of all minutes are built once, when the module
 * is loaded.
 */
export const clockTime = (minute: number): string => clock[minute] ?? ''

/** Returns the minute of the day of a time HH:MM; undefined for an invalid time. */
export function clockMinute(time: string): number | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return hour === undefined || minute === undefined ? undefined : Number(hour) * 60 + Number(minute)
}

/** Returns the day number and the minute of the day of an instant in an IANA time zone. */
export function localOf(zone: string, instant: number): { day: number; minute: number } {
  const local = instant / minuteMilliseconds + offsetAt(zone, instant)
  const day = Math.floor(local / 1440)
  return { day, minute: Math.floor(local - day * 1440) }
}

/** Returns today's date in Türkiye as a day number. The first and last day on sale depend on this date. */
export const todayInTurkey = (now: Date): number => localOf(turkishZone, now.getTime()).day
