/**
 * Computes the price factor of a flight. It depends on the date and hour of departure, the share of seats sold, the
 * days until departure, and revisions, which are small random changes of the price every few minutes or hours.
 */
import type { Flight } from './flights.ts'
import type { Cabin } from './flight-supply.ts'
import { weekdayOfDay } from '#contract/calendar-date.ts'
import { soldElsewhere } from './sales.ts'
import { seasonFactor } from '#server/supply/seasons.ts'
import { mix, unit } from '#server/supply/seeded.ts'
import { hourMilliseconds, minuteMilliseconds } from '#contract/milliseconds.ts'

/** The price rises by one step each time this share of a cabin's seats has been sold. */
const bucketSize = 0.08
const bucketStep = Array.from({ length: 14 }, (_, bucket) => 0.76 * 1.06 ** bucket)

/** Price factors of the weekdays, from Monday to Sunday. */
const weekdayFactor = [1.02, 0.93, 0.94, 0.99, 1.11, 1.0, 1.12]

function hourFactor(minute: number): number {
  if (minute < 330) return 0.86
  if (minute < 420) return 0.94
  if (minute < 600) return 1.07
  if (minute < 960) return 0.98
  return minute < 1230 ? 1.08 : 0.95
}

/** Price factors by days until departure; values in between are interpolated linearly. */
const leadSteps: readonly (readonly [days: number, factor: number])[] = [
  [0, 1.55],
  [3, 1.38],
  [7, 1.2],
  [14, 1.06],
  [30, 0.96],
  [60, 0.9],
  [120, 0.85],
]

/** Returns the price factor by whole days until departure; it falls from 1.55 to 0.85 with more days. */
export function leadFactor(daysLeft: number): number {
  let [lastDays, lastFactor] = [0, 1.55]
  for (const [days, factor] of leadSteps) {
    if (daysLeft <= days) {
      const part = days === lastDays ? 1 : (Math.max(daysLeft, 0) - lastDays) / (days - lastDays)
      return lastFactor + (factor - lastFactor) * part
    }
    lastDays = days
    lastFactor = factor
  }
  return lastFactor
}

const leadFactors = Array.from({ length: 370 }, (_, daysLeft) => leadFactor(daysLeft))

const volatileShare = 0.03
const volatilePeriod = 2 * minuteMilliseconds

/** Whether a flight is volatile: its price is revised every two minutes. */
const isVolatile = (flight: Flight): boolean => unit(flight.seed, 30) < volatileShare

/**
 * Returns the random price factor of a flight at the instant `now`. This factor changes every two to six hours, or
 * every two minutes for volatile flights.
 */
function revisionFactor(flight: Flight, now: number): number {
  const quick = isVolatile(flight)
  const period = quick ? volatilePeriod : hourMilliseconds * (2 + (mix(flight.seed, 31) % 5))
  const revision = Math.floor((now + unit(flight.seed, 32) * period) / period)
  return 1 + (unit(flight.seed ^ revision, 33) - 0.5) * (quick ? 0.16 : 0.07)
}

/** Returns the constant price factor of a flight, computed from season, weekday, hour and a seeded random number. */
export function appeal(flight: Flight): number {
  flight.appeal ??=
    seasonFactor(flight.day) *
    (weekdayFactor[weekdayOfDay(flight.day)] ?? 1) *
    hourFactor(flight.pattern.departs) *
    (0.94 + 0.12 * unit(flight.seed, 34))
  return flight.appeal
}

export interface FlightState {
  /** Number of free seats in the cabin. */
  left: number
  /** Factor by which the market price is multiplied for this flight. */
  factor: number
}

/**
 * Returns free seats and price factor of a flight at the instant `now`. `today` is the current day in Türkiye in days
 * since 1970-01-01, `taken` the number of seats that this gateway has sold or holds.
 */
export function flightState(flight: Flight, cabin: Cabin, now: number, today: number, taken: number): FlightState {
  const capacity = flight.pattern.aircraft.seats[cabin]
  const daysLeft = flight.day - today
  const sold = soldElsewhere(flight.seed, cabin, capacity, daysLeft) + taken
  const bucket = capacity === 0 ? 0 : Math.floor(Math.min(1, sold / capacity) / bucketSize)
  const factor =
    appeal(flight) *
    (bucketStep[bucket] ?? 1) *
    (leadFactors[daysLeft] ?? leadFactor(daysLeft)) *
    revisionFactor(flight, now)
  return { left: Math.max(0, capacity - sold), factor }
}
