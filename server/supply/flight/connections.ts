/** Decides which flights can form an itinerary. */
import { sellTogether } from './carriers.ts'
import { distanceKm } from '#server/supply/distance.ts'
import type { Flight } from './flights.ts'
import type { Itinerary, SupplyAirport } from './flight-supply.ts'
import { minuteMilliseconds } from '#contract/milliseconds.ts'

/**
 * Minutes between an arrival and the next departure: the minimum between two domestic flights, the minimum for any
 * other connection, and the maximum.
 */
export const layoverLimits = { domestic: 60, international: 75, longest: 480 } as const

const maxFlights = 3

/** One to three flights in order, with the layover in minutes before each (0 for the first) and the total duration. */
export interface Way {
  flights: Flight[]
  layovers: number[]
  duration: number
  /** Great-circle kilometres from the first airport to the last. */
  straight: number
  /**
   * Cached `Itinerary` made of these `flights`. It is reused only for the same `today` (a day number), because the
   * simulated free seats depend on the day.
   */
  shown: { today: number; itinerary: Itinerary } | undefined
}

/**
 * Whether an itinerary is too long a detour: `flown`, the total length of its flights, exceeds a
 * limit. `straight` is the great-circle distance between its first and last airport. Both are in
 * km. The limit is:
 * - `straight * 1.6 + 250` if `straight` is at most 2,600 km;
 * - `straight * 1.35 + 900` if `straight` is more;
 * - at least `straight + 1100` for a domestic itinerary whose `straight` is at least 250 km,
 *   because domestic connections lead through one or two hubs.
 */
export function isDetour(flown: number, straight: number, domestic: boolean): boolean {
  const usual = straight * 1.35 + Math.min(900, straight * 0.25 + 250)
  return flown > (domestic && straight >= 250 ? Math.max(usual, straight + 1100) : usual)
}

/** Returns the minutes between two flights if they can be connected on one ticket, otherwise undefined. */
export function layoverBetween(first: Flight, next: Flight): number | undefined {
  if (first.pattern.to !== next.pattern.from || !sellTogether(first.pattern.carrier, next.pattern.carrier))
    return undefined
  const minutes = (next.departsAt - first.arrivesAt) / minuteMilliseconds
  const least = first.pattern.domestic && next.pattern.domestic ? layoverLimits.domestic : layoverLimits.international
  return minutes >= least && minutes <= layoverLimits.longest ? minutes : undefined
}

const isInland = (first: Flight, last: Flight) => first.pattern.from.country_code === last.pattern.to.country_code

/**
 * Builds an itinerary from flights in the given order. Returns undefined if there are no flights or more than three, or
 * if two consecutive flights can't be connected. Also returns undefined if the itinerary is a detour or visits an
 * airport twice.
 */
export function join(flights: Flight[]): Way | undefined {
  const [first] = flights
  const last = flights.at(-1)
  if (!first || !last || flights.length > maxFlights) return undefined
  const layovers = [0]
  const seen = new Set<SupplyAirport>([first.pattern.from])
  let flown = 0
  for (const [i, flight] of flights.entries()) {
    const before = flights[i - 1]
    if (before) {
      const layover = layoverBetween(before, flight)
      if (layover === undefined) return undefined
      layovers.push(layover)
    }
    if (seen.has(flight.pattern.to)) return undefined
    seen.add(flight.pattern.to)
    flown += flight.pattern.distance
  }
  const straight = flights.length === 1 ? flown : distanceKm(first.pattern.from, last.pattern.to)
  if (flights.length > 1 && isDetour(flown, straight, isInland(first, last))) return undefined
  return {
    flights,
    layovers,
    duration: (last.arrivesAt - first.departsAt) / minuteMilliseconds,
    straight,
    shown: undefined,
  }
}
