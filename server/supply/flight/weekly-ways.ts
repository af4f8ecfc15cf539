/**
 * Finds the itineraries of a route by day. The timetable is the same every week until the clocks change or another
 * season (summer or winter) begins. So the itineraries of most days are copied from another week, with new dates.
 */
import type { Way } from './connections.ts'
import type { FlightRoute } from './flight-routes.ts'
import { flightOn, isSummer, type Flight } from './flights.ts'
import { itineraryCache } from './itinerary-cache.ts'
import { dayMilliseconds } from '#contract/milliseconds.ts'
import { weekdayOfDay } from '#contract/calendar-date.ts'
import { RecentMap } from '#server/runtime/recent-map.ts'
import { findWays } from './ways.ts'
import { offsetAt } from '#server/runtime/zones.ts'

/**
 * Period in which flights and clock changes can affect an itinerary, in days relative to the day of its departure. The
 * period is long, because an itinerary may have two connections and cross the date line.
 */
const around = { first: -2, last: 5 } as const
/** Cache size in itineraries, for all routes together. */
const keptModels = 100_000
/** Maximum number of days in the cache of timetable seasons, and in each time zone's cache of UTC offsets. */
const keptDays = 1000

interface Model {
  day: number
  ways: readonly Way[]
}

const models = itineraryCache<Model>(keptModels)

/** Returns the same itineraries as `findWays`, in the same order, but reuses those of another week where possible. */
export function waysOn(route: FlightRoute, day: number): Way[] {
  const key = `${route.from.code}${route.to.code} ${weekKey(route.zones, day)}`
  const model = models.get(key)
  if (model) {
    const later: Way[] = []
    for (const way of model.ways) {
      const one = moved(way, day - model.day)
      if (one) later.push(one)
    }
    return later
  }
  const ways = findWays(route, day)
  models.set(key, { day, ways })
  return ways
}

/** Returns the same itinerary `days` later; undefined if one of its flights does not operate then. */
function moved({ flights, layovers, duration, straight }: Way, days: number): Way | undefined {
  const later: Flight[] = []
  for (const { pattern, day } of flights) {
    const flight = flightOn(pattern, day + days)
    if (!flight) return undefined
    later.push(flight)
  }
  return { flights: later, layovers, duration, straight, shown: undefined }
}

/** Returns a cache key that is equal for days with the same itineraries: same weekday, season and UTC offsets. */
function weekKey(zones: readonly string[], day: number): string {
  let key = seasonKey(day)
  for (const zone of zones) {
    const offset = offsetAround(zone, day)
    // A day near a clock change gets a cache key of its own, so that it shares no itineraries with other days.
    if (offset === 'changes') return `${key} ${day}`
    key += ` ${offset}`
  }
  return key
}

const seasonKeys = new RecentMap<number, string>(keptDays)

function seasonKey(day: number): string {
  let key = seasonKeys.get(day)
  if (key === undefined) {
    key = String(weekdayOfDay(day))
    for (let near = day + around.first; near <= day + around.last; near++) key += isSummer(near) ? 's' : 'w'
    seasonKeys.set(day, key)
  }
  return key
}

const offsets = new Map<string, RecentMap<number, number | 'changes'>>()

/**
 * Returns the UTC offset of a time zone in minutes. If the clocks change within some days before or after `day`,
 * returns the word 'changes' instead.
 */
function offsetAround(zone: string, day: number): number | 'changes' {
  let days = offsets.get(zone)
  if (!days) offsets.set(zone, (days = new RecentMap(keptDays)))
  let offset = days.get(day)
  if (offset === undefined) {
    offset = offsetAt(zone, (day + around.first) * dayMilliseconds)
    for (let near = day + around.first + 1; near <= day + around.last && offset !== 'changes'; near++)
      if (offsetAt(zone, near * dayMilliseconds) !== offset) offset = 'changes'
    days.set(day, offset)
  }
  return offset
}
