/** Flights of a route in order, and those that a flight connects with. */
import { layoverBetween } from './connections.ts'
import { flightOn, type Flight } from './flights.ts'
import type { SupplyAirport } from './flight-supply.ts'
import type { Pattern, Timetable } from './patterns.ts'

/** What is looked for: from an airport, whose ways `out` are, to another, on the local day of departure. */
export interface Trip {
  timetable: Timetable
  out: ReadonlyMap<string, Pattern[]>
  into: ReadonlySet<string>
  to: SupplyAirport
  day: number
  /** Great-circle kilometres. */
  straight: number
  /** Both ends are in one country. */
  inland: boolean
}

/** The flights of patterns on some days, earliest first. */
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

/** Local days on which an onward flight may leave: a flight can cross midnight and the date line. */
export const onwardDays = (day: number): number[] => [day - 1, day, day + 1, day + 2]

/** The first flights that a flight connects with, of candidates in order. */
export function onward(flight: Flight, candidates: readonly Flight[], most: number): Flight[] {
  const found: Flight[] = []
  for (const next of candidates) {
    if (layoverBetween(flight, next) === undefined) continue
    found.push(next)
    if (found.length === most) break
  }
  return found
}
