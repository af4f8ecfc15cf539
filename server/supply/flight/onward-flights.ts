/**
 * Lists flights in the order of their departure, and finds the flights to which travellers can change from a given
 * flight.
 */
import { layoverBetween } from './connections.ts'
import { flightOn, type Flight } from './flights.ts'
import type { Pattern } from './patterns.ts'

/** Returns the flights of some timetable entries on the given days, earliest first. */
export function flightsOf(patterns: readonly Pattern[], days: readonly number[]): Flight[] {
  const flights: Flight[] = []
  for (const pattern of patterns) {
    for (const day of days) {
      const flight = flightOn(pattern, day)
      if (flight) flights.push(flight)
    }
  }
  return flights.toSorted((a, b) => a.departsAt - b.departsAt)
}

/**
 * Returns the local days on which a connecting flight can depart if the first flight departs on `day`: from the day
 * before to two days after. The first flight may land on another date, because it may last past midnight or cross the
 * date line.
 */
export const onwardDays = (day: number): number[] => [day - 1, day, day + 1, day + 2]

/**
 * Returns the flights among `candidates` to which travellers can change from `flight`, earliest first and at most
 * `most`. `candidates` must be ordered by departure.
 */
export function onward(flight: Flight, candidates: readonly Flight[], most: number): Flight[] {
  const found: Flight[] = []
  for (const next of candidates) {
    if (layoverBetween(flight, next) === undefined) continue
    found.push(next)
    if (found.length === most) break
  }
  return found
}
