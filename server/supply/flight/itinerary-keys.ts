/**
 * Builds and parses itinerary keys: flights in order, for example `TK2124-20261201~TK3-20261201`. A key suffices to
 * find the itinerary again.
 */
import type { Way } from './connections.ts'
import { flightOn, showFlight, type Flight } from './flights.ts'
import type { Itinerary } from './flight-supply.ts'
import type { Pattern } from './patterns.ts'
import { dayOf, plainDate } from '#server/runtime/plain-days.ts'

const shape = /^([A-Z0-9]{2}\d{1,4})-(\d{4})(\d{2})(\d{2})$/

/** The first and the last year that the dates in an itinerary key may have; other keys are invalid. */
const years = { first: '2020', last: '2099' }

/** Returns the key of an itinerary. It is URL-safe: letters, digits, `-` and `~`. */
export const wayKey = (way: Way): string =>
  way.flights.map((flight) => `${flight.pattern.flightNumber}-${plainDate(flight.day).replaceAll('-', '')}`).join('~')

/**
 * Converts an itinerary to the type that the supplier's interface defines. In the result, the numbers of free seats
 * take into account what other sellers have sold by the day `today` (a day number). The embedded supplier simulates
 * these sales.
 */
export function showWay(way: Way, today: number): Itinerary {
  if (way.shown?.today === today) return way.shown.itinerary
  const { duration, layovers } = way
  const itinerary: Itinerary = {
    key: wayKey(way),
    flights: way.flights.map((flight) => showFlight(flight, today)),
    duration,
    layovers,
  }
  way.shown = { today, itinerary }
  return itinerary
}

/** Returns the flights of a key; undefined if the key is malformed or one of its flights does not exist. */
export function flightsOfKey(key: string, byNumber: ReadonlyMap<string, Pattern>): Flight[] | undefined {
  if (key.length > 60) return undefined
  const flights: Flight[] = []
  for (const part of key.split('~')) {
    const [, number = '', year = '', month = '', date = ''] = shape.exec(part) ?? []
    const pattern = byNumber.get(number)
    const day = dayOf(`${year}-${month}-${date}`)
    if (!pattern || day === undefined || year < years.first || year > years.last) return undefined
    const flight = flightOn(pattern, day)
    if (!flight) return undefined
    flights.push(flight)
  }
  return flights
}
