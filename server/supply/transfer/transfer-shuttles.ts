/** Simulates timetables of shuttles to and from airports, the same every day. */
import { hash, mix } from '#server/supply/seeded.ts'
import type { Route, ServedRoute } from './transfer-routes.ts'
import type { VehicleKind } from './transfer-vehicles.ts'

/** Earliest and latest possible departure of a shuttle, in minutes of the day. */
const hours = { first: 5 * 60, last: 23 * 60 + 30 }

interface Timetable {
  kind: VehicleKind
  minutes: number[]
}

/**
 * Returns a shuttle's kind of vehicle and its departures on a route, in minutes of the day; undefined if the vendor's
 * fleet is empty.
 */
export function timetableOf({ vendor }: ServedRoute, { from, to, kilometres }: Route): Timetable | undefined {
  const ends = [from.shown.id, to.shown.id]
  const seed = hash(`shuttle ${vendor.shown.id} ${Math.min(...ends)} ${Math.max(...ends)}`)
  // `every` is the interval between departures in minutes. It is longer at less important airports and on routes over
  // 70 km.
  const airport = from.arrivals === null ? to : from
  const importance = airport.importance >= 290 ? 0 : airport.importance > 220 ? 1 : 2
  const every = [60, 90, 120, 180][Math.min(3, importance + (kilometres > 70 ? 1 : 0))] ?? 180
  const kind = vendor.fleet[importance === 0 && vendor.fleet.length > 1 ? 1 : 0]
  if (!kind) return undefined
  const offset = (mix(seed, from.arrivals === null ? 1 : 2) % 4) * 15
  const minutes: number[] = []
  for (let minute = hours.first + offset; minute <= hours.last; minute += every) minutes.push(minute)
  return { kind, minutes }
}

/** Longest wait between the requested pick-up time and a shuttle's departure, in minutes. */
const longestWait = 150

/**
 * Returns the next departures of a shuttle, at most three: from a given minute of the day until `longestWait` minutes
 * later, both inclusive.
 */
export const departuresFrom = ({ minutes }: Timetable, minute: number): number[] =>
  minutes.filter((departs) => departs >= minute && departs <= minute + longestWait).slice(0, 3)
