/**
 * Functions that read both kinds of flight results: one direction, or an outbound and a return flight sold together.
 */
import { daysBetween } from '#contract/calendar-date.ts'
import type { FlightItem, FlightItinerary, PackagedFlightItem } from '#contract/flight-results.ts'
import { minutesOf } from '#contract/duration.ts'

export function isPackaged(item: FlightItem): item is PackagedFlightItem {
  return 'return' in item
}

/** Returns the outbound itinerary of a flight result; if the result has only one direction, returns its itinerary. */
export function outboundOf(item: FlightItem): FlightItinerary {
  return isPackaged(item) ? item.departure : item
}

/** Returns the return itinerary of a flight result; null if the result has only one direction. */
export function returnOf(item: FlightItem): FlightItinerary | null {
  return isPackaged(item) ? item.return : null
}

/**
 * Returns the number of calendar days from departure to arrival, by local dates; it is -1 for a flight that arrives on
 * the previous date across the date line.
 */
export function dayShift({ departure, arrival }: Pick<FlightItinerary, 'departure' | 'arrival'>): number {
  return daysBetween(departure.date, arrival.date)
}

export const departureMinutes = (itinerary: FlightItinerary): number => minutesOf(itinerary.departure.time)
export const arrivalMinutes = (itinerary: FlightItinerary): number => minutesOf(itinerary.arrival.time)

/** Whether a flight, or an outbound and return flight sold together, is sold out. */
export const isSoldOut = ({ price }: FlightItem): boolean => price.seats_left !== null && price.seats_left <= 0
