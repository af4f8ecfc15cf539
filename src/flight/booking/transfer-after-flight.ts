/** Chooses the transfer that a flight ticket suggests (docs/product/transfers.md#from-a-flight). */
import type { TransferPrefill } from '#booking/transfer-link/transfer-address.ts'
import { addDays } from '#contract/calendar-date.ts'
import type { BookedItinerary, FlightBooking } from '#contract/flight-booking.ts'
import { turkishInstant } from '#contract/turkish-time.ts'
import { hoursAndMinutes, minutesOf } from '#contract/duration.ts'

/** Minutes from landing to pick-up; longer after an international flight, because of passport control. */
const toPickUp = { domestic: 45, international: 60 }
const halfHour = 30
const day = 24 * 60

/**
 * Returns the local date and time of the pick-up after a landing at local `date` and `time` (HH:MM). It is the time of
 * the landing plus the minutes that a traveller needs until the pick-up, rounded up to a full or half hour.
 */
export function pickUpAfter(date: string, time: string, domestic: boolean): { date: string; time: string } {
  const ready = minutesOf(time) + (domestic ? toPickUp.domestic : toPickUp.international)
  const minutes = Math.ceil(ready / halfHour) * halfHour
  return { date: addDays(date, Math.floor(minutes / day)), time: hoursAndMinutes(minutes % day) }
}

export interface SuggestedTransfer {
  /** Name of the arrival airport, where the transfer starts. */
  airport: string
  search: TransferPrefill
}

type Booked = Pick<FlightBooking, 'departure_booking' | 'return_booking' | 'domestic_fly' | 'tickets'>

/**
 * Returns the transfer that the ticket suggests, or null if it suggests none. The transfer starts at the arrival
 * airport of the outbound flight or, if that airport is not suitable, of the return flight. An airport is suitable if
 * it is in Türkiye and the pick-up time there is not before `now` (ms since 1970).
 */
export function transferAfterFlight(booking: Booked, now: number): SuggestedTransfer | null {
  const { departure_booking: outbound, return_booking: inbound, domestic_fly: domestic, tickets } = booking
  const suggestion = ({ transfers }: BookedItinerary): SuggestedTransfer[] => {
    const last = transfers.at(-1)
    if (last?.arrival_airport.country_code !== 'TR') return []
    const { date, time } = pickUpAfter(last.arrival_date, last.arrival_time, domestic)
    if (turkishInstant(date, time) < now) return []
    const { code, name } = last.arrival_airport
    const flight = last.flight_number.replaceAll(/\s/g, '')
    return [{ airport: name, search: { from: code, departure: date, time, flight, passengers: tickets.length } }]
  }
  return [outbound, ...(inbound ? [inbound] : [])].flatMap(suggestion)[0] ?? null
}
