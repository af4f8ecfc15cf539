/** Creates the flights of single days from the weekly timetable (`patterns.ts`). */
import type { ScheduledFlight } from './flight-supply.ts'
import type { Pattern } from './patterns.ts'
import { minuteMilliseconds } from '#contract/milliseconds.ts'
import { clockTime, localOf, plainDate } from '#server/runtime/plain-days.ts'
import { weekdayOfDay } from '#contract/calendar-date.ts'
import { RecentMap } from '#server/runtime/recent-map.ts'
import { soldElsewhere } from './sales.ts'
import { mix } from '#server/supply/seeded.ts'
import { instantOfMinute } from '#server/runtime/zones.ts'

/** A flight on one day, without its numbers of free seats. `day` is the day number of the local departure. */
export interface Flight {
  pattern: Pattern
  day: number
  departsAt: number
  arrivesAt: number
  seed: number
  /** The flight's constant price factor (`appeal` in `price-factors.ts`); undefined until it is first used. */
  appeal: number | undefined
  /**
   * Cached `ScheduledFlight` made of this flight. It is reused only for the same `today` (a day number), because the
   * simulated free seats depend on the day.
   */
  shown: { today: number; flight: ScheduledFlight } | undefined
}

/**
 * Whether a day is in the airlines' summer timetable: from the last Sunday of March to the Saturday before the last
 * Sunday of October.
 */
export function isSummer(day: number): boolean {
  let summer = summers.get(day)
  if (summer === undefined) summers.set(day, (summer = isInSummer(day)))
  return summer
}

const summers = new RecentMap<number, boolean>(1000)

function isInSummer(day: number): boolean {
  const [, month = 1, date = 1] = plainDate(day).split('-').map(Number)
  if (month !== 3 && month !== 10) return month > 3 && month < 10
  const lastSundayPassed = date - ((weekdayOfDay(day) + 1) % 7) + 7 > 31
  return month === 3 ? lastSundayPassed : !lastSundayPassed
}

const kept = new RecentMap<number, Flight | false>(30_000)
const daysPerPattern = 100_000

/** Returns the flight of a timetable entry on a day; undefined if the entry has no flight on that day. */
export function flightOn(pattern: Pattern, day: number): Flight | undefined {
  if ((pattern.weekdays & (1 << weekdayOfDay(day))) === 0) return undefined
  const key = pattern.index * daysPerPattern + day
  let flight = kept.get(key)
  if (flight === undefined) kept.set(key, (flight = makeFlight(pattern, day)))
  return flight || undefined
}

function makeFlight(pattern: Pattern, day: number): Flight | false {
  if (pattern.summerOnly && !isSummer(day)) return false
  const departsAt = instantOfMinute(pattern.from.timezone, day, pattern.departs)
  return {
    pattern,
    day,
    departsAt,
    arrivesAt: departsAt + pattern.block * minuteMilliseconds,
    seed: mix(pattern.seed, day),
    appeal: undefined,
    shown: undefined,
  }
}

/** Returns the key of a flight in the database, for example TK2124/2026-12-01. */
export const flightKey = (flight: Flight): string => `${flight.pattern.flightNumber}/${plainDate(flight.day)}`

/**
 * Converts a flight to the type that the supplier's interface defines. `today` (a day number) determines the simulated
 * sales.
 */
export function showFlight(flight: Flight, today: number): ScheduledFlight {
  if (flight.shown?.today === today) return flight.shown.flight
  const { pattern, departsAt, arrivesAt, seed } = flight
  const departs = localOf(pattern.from.timezone, departsAt)
  const arrives = localOf(pattern.to.timezone, arrivesAt)
  const { economy, business, first } = pattern.aircraft.seats
  const daysLeft = flight.day - today
  const shown: ScheduledFlight = {
    key: flightKey(flight),
    carrier: pattern.carrier.shown,
    number: pattern.flightNumber,
    from: pattern.from,
    to: pattern.to,
    departureDate: plainDate(departs.day),
    departureTime: clockTime(departs.minute),
    arrivalDate: plainDate(arrives.day),
    arrivalTime: clockTime(arrives.minute),
    duration: pattern.block,
    departsAt,
    arrivesAt,
    seats: {
      economy: economy - soldElsewhere(seed, 'economy', economy, daysLeft),
      business: business - soldElsewhere(seed, 'business', business, daysLeft),
      first: first - soldElsewhere(seed, 'first', first, daysLeft),
    },
  }
  flight.shown = { today, flight: shown }
  return shown
}
