/** Computes the departures of activities: date and time, capacity, end of sale, and cancellation by the organiser. */
import type { Activity } from './activity-catalogue.ts'
import { departureId, placesKey, type DepartureName } from './activity-keys.ts'
import type { ActivityDeparture, DepartureStatus } from './activity-supply.ts'
import { termsRules } from './activity-terms.ts'
import { minuteMilliseconds } from '#contract/milliseconds.ts'
import { clockTime, plainDate } from '#server/runtime/plain-days.ts'
import { weekdayOfDay } from '#contract/calendar-date.ts'
import { takenElsewhere } from '#server/supply/sales-elsewhere.ts'
import { hash, unit } from '#server/supply/seeded.ts'
import type { Stock, TakenStock } from '#server/supply/stock.ts'
import { instantOfMinute, turkishZone } from '#server/runtime/zones.ts'

/** First and last day (MM-DD) of the period in which activities start at their winter times. */
const winter = { from: '10-15', to: '03-31' }

const isWithin = (monthDay: string, { from, to }: { from: string; to: string }): boolean =>
  from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to

/**
 * Returns the minutes of the day at which an activity begins on a day (day number); empty outside the activity's season
 * and weekdays.
 */
export function startsOn({ row, detail, starts }: Activity, day: number): readonly number[] {
  if (row.weekdays && !row.weekdays.includes(String(weekdayOfDay(day) + 1))) return []
  const monthDay = plainDate(day).slice(5)
  if (detail.season && !isWithin(monthDay, detail.season)) return []
  return isWithin(monthDay, winter) ? starts.winter : starts.summer
}

/** A departure of an activity. Its number of places does not take the gateway's own sales into account. */
export interface Departure {
  name: DepartureName
  activity: Activity
  startsAt: number
  saleEndsAt: number
  /**
   * Stock of the departure's places; null on free sale. Its field `wanted`, the number of places for a party, is 0,
   * because a departure is not for a particular party.
   */
  places: Stock | null
  cancelled: ActivityDeparture['cancelled']
}

/** Share of the days on which bad weather cancels the activities of a category at a location. */
const badWeather = 0.04
/** Hours before the start at which the organiser announces a cancellation. */
const toldHours = 6
const weather = { tr: 'Hava koşulları nedeniyle iptal edildi.', en: 'Cancelled because of the weather.' }

function cancelledOn({ row }: Activity, day: number, startsAt: number, now: number): ActivityDeparture['cancelled'] {
  if (!row.weather || now < startsAt - toldHours * 60 * minuteMilliseconds) return null
  return unit(hash(`weather ${row.at} ${row.category} ${day}`), 40) < badWeather ? { reason: weather } : null
}

export interface Asking {
  /** The current instant in milliseconds since the epoch; `today` is today's day number in Türkiye. */
  now: number
  today: number
}

export function departureAt(activity: Activity, day: number, minute: number, { now, today }: Asking): Departure {
  const { row } = activity
  const name = { activity: row.id, day, minute }
  const startsAt = instantOfMinute(turkishZone, day, minute)
  const key = placesKey(name)
  const all = row.capacity
  return {
    name,
    activity,
    startsAt,
    saleEndsAt: startsAt - termsRules[row.terms].saleMinutes * minuteMilliseconds,
    places:
      all === null
        ? null
        : { key, day: plainDate(day), wanted: 0, all, takenElsewhere: takenElsewhere(hash(key), all, day - today) },
    cancelled: cancelledOn(activity, day, startsAt, now),
  }
}

export const departuresOn = (activity: Activity, day: number, asking: Asking): Departure[] =>
  startsOn(activity, day).map((minute) => departureAt(activity, day, minute, asking))

export const isOpen = ({ saleEndsAt, cancelled }: Departure, now: number): boolean =>
  cancelled === null && now < saleEndsAt

/**
 * Returns the largest number of vacancies at which a departure has the status `LIMITED`: a fifth of the capacity, but
 * at least four.
 */
const few = (capacity: number): number => Math.max(4, Math.floor(capacity / 5))

function statusOf(departure: Departure, vacancies: number | null, now: number): DepartureStatus {
  if (!isOpen(departure, now)) return 'CLOSED'
  if (vacancies === null || !departure.places) return 'FREESALE'
  if (vacancies === 0) return 'SOLD_OUT'
  return vacancies <= few(departure.places.all) ? 'LIMITED' : 'AVAILABLE'
}

/**
 * Converts a departure to the type that the supplier's interface defines. `taken` returns the units of a stock that
 * this gateway has sold or holds.
 */
export function shownDeparture(departure: Departure, now: number, taken: TakenStock = () => 0): ActivityDeparture {
  const { name, activity, startsAt, saleEndsAt, places, cancelled } = departure
  const { summary, row } = activity
  const endMinute = name.minute + (summary.durationMinutes ?? 0)
  const last = typeof row.takes === 'number' ? name.day + Math.floor(endMinute / 1440) : name.day + row.takes[0] - 1
  const until = typeof row.takes === 'number' ? clockTime(endMinute % 1440) : row.takes[1]
  const vacancies = places && Math.max(0, places.all - places.takenElsewhere - taken(places.key))
  return {
    id: departureId(name),
    activity: row.id,
    start: { date: plainDate(name.day), time: clockTime(name.minute) },
    end: { date: plainDate(last), time: until },
    startsAt,
    endsAt: startsAt + (summary.durationMinutes ?? 0) * minuteMilliseconds,
    status: statusOf(departure, vacancies, now),
    vacancies,
    capacity: places?.all ?? null,
    saleEndsAt,
    cancelled,
  }
}
