import { transferBookingCalls } from '#api/transfer-booking.ts'
import type { BookingProduct } from '#booking/booking-product.ts'
import { TransferBooking } from '#contract/transfer-booking.ts'

/** The `BookingProduct` of transfers, for the payment and ticket screens that all products share. */
export const transferProduct: BookingProduct<TransferBooking> = {
  name: 'transfer',
  schema: TransferBooking,
  calls: transferBookingCalls,
}
