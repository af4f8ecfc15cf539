/** The fields that bookings of all products have on the wire. */
import { bookingState, holdSeconds, wasNeverPaid } from '#server/booking/booking-state.ts'
import { payable } from '#server/booking/booking-store.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { isBuyer } from '#server/booking/buyer.ts'
import type { Traveller } from '#server/http/traveller.ts'
import { lira } from '#server/text/money.ts'

/** Key, state, remaining hold time and payment deadline of a reservation; the buyer also gets the contact. */
export function bookingFrame(booking: BookingRow, now: Date, traveller: Traveller) {
  const { email, phoneCode, phone, status, reservedUntil } = booking
  return {
    session_unique: booking.sessionUnique,
    search_option: booking.optionId,
    state: bookingState(booking, now),
    hold_seconds: holdSeconds(booking, now),
    ...(status === 'reserved' &&
      reservedUntil !== null && {
        pay_later: { amount: lira(payable(booking)), until: reservedUntil.toISOString() },
      }),
    ...(wasNeverPaid(booking) && { never_paid: true }),
    contact:
      email === null || !isBuyer(traveller, booking)
        ? null
        : { email, phone_code: phoneCode ?? '90', phone: phone ?? '' },
  }
}

/** Total in TRY, and the discount by coupon or money point. */
export const wirePrices = (booking: BookingRow) => ({ discount: lira(booking.discount), total: lira(payable(booking)) })
