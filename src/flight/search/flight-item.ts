/** Accessors for both kinds of flight items: one direction, or a packaged round trip. */
import { daysBetween } from '#contract/calendar-date.ts'
import type { FlightItem, FlightItinerary, PackagedFlightItem } from '#contract/flight-results.ts'
import { minutesOf } from '#contract/duration.ts'

export function isPackaged(item: FlightItem): item is PackagedFlightItem {
  return 'return' in item
}

/** The outbound itinerary of a packaged item, or the only itinerary of another. */
export function outboundOf(item: FlightItem): FlightItinerary {
  return isPackaged(item) ? item.departure : item
}

/** The return itinerary of a packaged item; null for other items. */
export function returnOf(item: FlightItem): FlightItinerary | null {
  return isPackaged(item) ? item.return : null
}

/** Calendar days between departure and arrival, by local dates; -1 across the date line. */
export function dayShift({ departure, arrival }: Pick<FlightItinerary, 'departure' | 'arrival'>): number {
  return daysBetween(departure.date, arrival.date)
}

export const departureMinutes = (itinerary: FlightItinerary): number => minutesOf(itinerary.departure.time)
export const arrivalMinutes = (itinerary: FlightItinerary): number => minutesOf(itinerary.arrival.time)

/** Whether a flight or packaged pair is sold out. */
export const isSoldOut = ({ price }: FlightItem): boolean => price.seats_left !== null && price.seats_left <= 0
