import { flightBookingCalls } from '#api/flight-booking.ts'
import type { BookingProduct } from '#booking/booking-product.ts'
import { FlightBooking } from '#contract/flight-booking.ts'

/** Flights, as the shared screens behind a selection need to know them. */
export const flightProduct: BookingProduct<FlightBooking> = {
  name: 'flight',
  schema: FlightBooking,
  calls: flightBookingCalls,
}
