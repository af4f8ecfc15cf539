/** Itinerary keys: flights in order, `TK2124-20261201~TK3-20261201`; enough to find the journey again. */
import type { Way } from './connections.ts'
import { flightOn, showFlight, type Flight } from './flights.ts'
import type { Itinerary } from './flight-supply.ts'
import type { Pattern } from './patterns.ts'
import { dayOf, plainDate } from './plain-days.ts'

const shape = /^([A-Z0-9]{2}\d{1,4})-(\d{4})(\d{2})(\d{2})$/

/** Years that a key may name; anything else was not made here. */
const years = { first: '2020', last: '2099' }

/** The key of a way. URL-safe: letters, digits, `-` and `~`. */
export const wayKey = (way: Way): string =>
  way.flights.map((flight) => `${flight.pattern.flightNumber}-${plainDate(flight.day).replaceAll('-', '')}`).join('~')

/** A way as the gateway sees it; `today` (a day number) decides the seats that others have sold. */
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

/** The flights that a key names; undefined if it is malformed or one of them does not exist. */
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
