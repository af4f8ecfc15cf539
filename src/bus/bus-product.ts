import { busBookingCalls } from '#api/bus-booking.ts'
import type { BookingProduct } from '#booking/booking-product.ts'
import { BusBooking } from '#contract/bus-booking.ts'

/** Buses, as the shared screens behind a selection need to know them. */
export const busProduct: BookingProduct<BusBooking> = { name: 'bus', schema: BusBooking, calls: busBookingCalls }
