/** The departures of shuttles: from airports the day long, to airports by the half hour. */
import { hash, mix } from './seeded.ts'
import type { Route, ServedRoute } from './transfer-routes.ts'
import type { VehicleKind } from './transfer-vehicles.ts'

/** Minute of the day of the first departure, and the last one that is possible. */
const hours = { first: 5 * 60, last: 23 * 60 + 30 }

interface Timetable {
  kind: VehicleKind
  minutes: number[]
}

/** A shuttle's vehicle, the same for every departure of a way, and the minutes of the day at which it leaves. */
export function timetableOf({ vendor }: ServedRoute, { from, to, kilometres }: Route): Timetable | undefined {
  const ends = [from.shown.id, to.shown.id]
  const seed = hash(`shuttle ${vendor.shown.id} ${Math.min(...ends)} ${Math.max(...ends)}`)
  // Away from the largest places fewer leave: every hour, every hour and a half, every two or three.
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

/** Minutes that a traveller waits for a shuttle at most. */
export const longestWait = 150

/** Departures of a day from a minute on that one waits for, at most three. */
export const departuresFrom = ({ minutes }: Timetable, minute: number): number[] =>
  minutes.filter((departs) => departs >= minute && departs <= minute + longestWait).slice(0, 3)
