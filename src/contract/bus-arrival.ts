import type { BusArrival, BusDeparture, BusInformation } from '#contract/bus-results.ts'
import { addDays } from '#contract/calendar-date.ts'
import { hoursAndMinutes, minutesOf } from '#contract/duration.ts'

interface Trip {
  departure: Pick<BusDeparture, 'date' | 'time'>
  arrival: Pick<BusArrival, 'date' | 'time'>
  information: Pick<BusInformation, 'duration'>
}

/**
 * Plain date and time (HH:MM) of an arrival. `estimated` means that the time is calculated from the duration, which is
 * possible because all stations are in one time zone.
 */
interface TripArrival {
  date: string
  time: string
  estimated: boolean
}

/** Returns the arrival of a trip, estimated if the company publishes none; null if the duration is not known either. */
export function busArrival({ departure, arrival, information }: Trip): TripArrival | null {
  if (arrival.date !== null && arrival.time !== null)
    return { date: arrival.date, time: arrival.time, estimated: false }
  const duration = minutesOf(information.duration)
  if (!(duration > 0)) return null
  const minutes = minutesOf(departure.time) + duration
  return {
    date: addDays(departure.date, Math.floor(minutes / 1440)),
    time: hoursAndMinutes(minutes % 1440),
    estimated: true,
  }
}
