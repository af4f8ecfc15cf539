import { busBookingCalls } from '#api/bus-booking.ts'
import type { BookingProduct } from '#booking/booking-product.ts'
import { BusBooking } from '#contract/bus-booking.ts'

/** Describes buses for the screens after selection (payment, ticket), which all products share. */
export const busProduct: BookingProduct<BusBooking> = { name: 'bus', schema: BusBooking, calls: busBookingCalls }
