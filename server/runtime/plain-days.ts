/** Plain dates (YYYY-MM-DD) as whole days since 1970-01-01, for arithmetic. */
import { dayMilliseconds, minuteMilliseconds } from '#server/runtime/milliseconds.ts'
import { RecentMap } from '#server/runtime/recent-map.ts'
import { offsetAt, turkishZone } from '#server/runtime/zones.ts'

/** The day number of a plain date; undefined if it does not exist. */
export function dayOf(date: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined
  const day = Date.parse(`${date}T00:00:00Z`) / dayMilliseconds
  return Number.isNaN(day) || plainDate(day) !== date ? undefined : day
}

const written = new RecentMap<number, string>(1000)

/** The plain date of a day number. */
export function plainDate(day: number): string {
  let text = written.get(day)
  if (text === undefined) {
    text = new Date(day * dayMilliseconds).toISOString().slice(0, 10)
    written.set(day, text)
  }
  return text
}

/** 0 is Monday, 6 is Sunday. */
export const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7

const two = (value: number) => (value < 10 ? `0${value}` : String(value))
const clock = Array.from({ length: 1440 }, (_, minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`)

/** Minute of the day as HH:MM. */
export const clockTime = (minute: number): string => clock[minute] ?? ''

/** Minute of the day for a time HH:MM; undefined for an invalid time. */
export function minuteOf(time: string): number | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return hour === undefined || minute === undefined ? undefined : Number(hour) * 60 + Number(minute)
}

/** Day number and minute of the day of an instant in an IANA zone. */
export function localOf(zone: string, instant: number): { day: number; minute: number } {
  const local = instant / minuteMilliseconds + offsetAt(zone, instant)
  const day = Math.floor(local / 1440)
  return { day, minute: Math.floor(local - day * 1440) }
}

/** Today in Turkey; all dates of sale follow Turkish time. */
export const todayInTurkey = (now: Date): number => localOf(turkishZone, now.getTime()).day

/** Last day on sale: the same day 11 months later, or the last day of that month if it is shorter. */
export function lastDayOnSale(today: string): string {
  const [year = 1970, month = 1, day = 1] = today.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + 11, 0)).getUTCDate()
  return new Date(Date.UTC(year, month + 10, Math.min(day, lastOfMonth))).toISOString().slice(0, 10)
}
