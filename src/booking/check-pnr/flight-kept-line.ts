import { keptLine } from '#booking/check-pnr/kept-line.ts'
import { FlightBooking } from '#contract/flight-booking.ts'

/**
 * Parses a flight booking saved on this device into its entry in the list of saved tickets. The entry shows the
 * outbound trip.
 */
export const flightKeptLine = keptLine('flight', FlightBooking, ({ departure_booking: { info } }) => ({
  pnr: info.pnr_code,
  from: { code: info.departure_airport.code, city: info.departure_airport.city },
  to: { code: info.arrival_airport.code, city: info.arrival_airport.city },
  date: info.departure_date,
  time: info.departure_time,
}))
