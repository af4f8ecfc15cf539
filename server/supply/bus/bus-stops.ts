/** Computes the intermediate stops of a trip: provinces along the road, and breaks. */
import { allCentres, roadKm } from './bus-stations.ts'
import type { TripStop } from './bus-supply.ts'
import type { Trip } from './bus-timetable.ts'
import { clockTime, plainDate } from '#server/runtime/plain-days.ts'

/** A province is a possible stop if the road through it is at most this many times as long as the direct road. */
const detour = 1.06
const mostStops = 4
/** Minimum distance in kilometres between two stops, and between a stop and the ends of the trip. */
const apartKm = 70

/**
 * Returns the stops in order. Their times assume that the bus moves at a constant speed for the trip's whole duration,
 * which includes the breaks. If the trip has breaks, the middle stop is shown as a break of 30 minutes.
 */
export function stopsOf(trip: Trip): TripStop[] {
  const { fromStation: from, toStation: to, km, day, shown } = trip
  let last = 0
  const onTheWay = allCentres()
    .filter(({ plate }) => plate !== from.plate && plate !== to.plate)
    .map((station) => ({ station, after: roadKm(from, station), before: roadKm(station, to) }))
    .filter(({ after, before }) => after + before <= km * detour && before >= apartKm)
    .toSorted((a, b) => a.after - b.after)
    .filter(({ after }) => {
      if (after - last < apartKm) return false
      last = after
      return true
    })
  const step = Math.max(1, Math.ceil(onTheWay.length / mostStops))
  const chosen = onTheWay.filter((_, index) => index % step === 0).slice(0, mostStops)
  const departs = Number(shown.departureTime.slice(0, 2)) * 60 + Number(shown.departureTime.slice(3))
  return chosen.map(({ station, after }, index) => {
    const minute = departs + Math.round(((after / km) * shown.duration) / 5) * 5
    const middle = Math.floor(chosen.length / 2)
    return {
      name: station.shown.nameOnly,
      city: station.shown.city,
      date: plainDate(day + Math.floor(minute / 1440)),
      time: clockTime(minute % 1440),
      minutes: shown.hasBreak && index === middle ? 30 : 0,
    }
  })
}
