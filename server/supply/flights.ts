/** Flights: a pattern on one of its days. */
import { LRUCache } from 'lru-cache'
import type { ScheduledFlight } from './flight-supply.ts'
import type { Pattern } from './patterns.ts'
import { clockTime, localOf, minuteMilliseconds, plainDate, weekdayOf } from './plain-days.ts'
import { soldElsewhere } from './sales.ts'
import { mix } from './seeded.ts'
import { instantOf } from './zones.ts'

/** A flight apart from its seats. `day` is the local day of departure. */
export interface Flight {
  pattern: Pattern
  day: number
  departsAt: number
  arrivesAt: number
  seed: number
  /** Price of its day, weekday and hour against the usual; found on first use. */
  appeal: number | undefined
  /** How it is shown, by the day it is looked at; one is kept. */
  shown: { today: number; flight: ScheduledFlight } | undefined
}

/** From the last Sunday of March to the Saturday before October's last Sunday, as the airlines count the summer. */
export function isSummer(day: number): boolean {
  const [, month = 1, date = 1] = plainDate(day).split('-').map(Number)
  if (month !== 3 && month !== 10) return month > 3 && month < 10
  const lastSundayPassed = date - ((weekdayOf(day) + 1) % 7) + 7 > 31
  return month === 3 ? lastSundayPassed : !lastSundayPassed
}

const kept = new LRUCache<number, Flight | false>({ max: 40_000 })
const daysPerPattern = 100_000

/** The flight of a pattern on a day; undefined if it does not fly then. */
export function flightOn(pattern: Pattern, day: number): Flight | undefined {
  if ((pattern.weekdays & (1 << weekdayOf(day))) === 0) return undefined
  const key = pattern.index * daysPerPattern + day
  let flight = kept.get(key)
  if (flight === undefined) kept.set(key, (flight = makeFlight(pattern, day)))
  return flight || undefined
}

function makeFlight(pattern: Pattern, day: number): Flight | false {
  if (pattern.summerOnly && !isSummer(day)) return false
  const departsAt = instantOf(pattern.from.timezone, day, pattern.departs)
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

/** The name of a flight in the database: TK2124/2026-12-01. */
export const flightKey = (flight: Flight): string => `${flight.pattern.flightNumber}/${plainDate(flight.day)}`

/** A flight as the gateway sees it; `today` (a day number) decides the seats that others have sold. */
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
