import { busBookingCalls } from '#api/bus-booking.ts'
import type { BookingProduct } from '#booking/booking-product.ts'
import { BusBooking } from '#contract/bus-booking.ts'

/** The `BookingProduct` of buses for the shared screens after selection. */
export const busProduct: BookingProduct<BusBooking> = { name: 'bus', schema: BusBooking, calls: busBookingCalls }
