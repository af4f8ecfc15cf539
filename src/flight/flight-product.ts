import { flightBookingCalls } from '#api/flight-booking.ts'
import type { BookingProduct } from '#booking/booking-product.ts'
import { FlightBooking } from '#contract/flight-booking.ts'

/** The `BookingProduct` of flights, for the payment and ticket screens that all products share. */
export const flightProduct: BookingProduct<FlightBooking> = {
  name: 'flight',
  schema: FlightBooking,
  calls: flightBookingCalls,
}
