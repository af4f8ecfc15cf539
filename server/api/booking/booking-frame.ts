/** What every booking says of itself on the wire, whatever was booked. */
import { bookingState, holdSeconds } from '#server/api/booking/booking-state.ts'
import { payable, type BookingRow } from '#server/api/booking/booking-store.ts'
import { isBuyer, type Traveller } from '#server/api/booking/traveller.ts'
import { lira } from '#server/api/money.ts'

/** Key, state and remaining hold; to its buyer the contact as well. */
export function bookingFrame(booking: BookingRow, now: Date, traveller: Traveller) {
  const { email, phoneCode, phone } = booking
  return {
    session_unique: booking.sessionUnique,
    search_option: booking.optionId,
    state: bookingState(booking, now),
    hold_seconds: holdSeconds(booking, now),
    contact:
      email === null || !isBuyer(traveller, booking)
        ? null
        : { email, phone_code: phoneCode ?? '90', phone: phone ?? '' },
  }
}

/** TRY: what is, or was, to be paid, and what a coupon or money point took off it. */
export const wirePrices = (booking: BookingRow) => ({ discount: lira(booking.discount), total: lira(payable(booking)) })
