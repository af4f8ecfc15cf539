/** Builds the reply fields that bookings of all products have. */
import type { PayLater } from '#contract/booking-extras.ts'
import { bookingState, holdSeconds, wasNeverPaid } from '#server/booking/booking-state.ts'
import { isOthers, payable } from '#server/booking/booking-store.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { isBuyer } from '#server/booking/buyer.ts'
import { lastPayment } from '#server/booking/charges.ts'
import type { Traveller } from '#server/http/traveller.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { lira } from '#server/text/money.ts'

/**
 * Returns a booking's key, state and remaining hold time, and the payment deadline of a reserved booking. The booking's
 * contact details are returned only to its buyer.
 */
export async function bookingFrame(deps: Pick<GatewayDeps, 'db' | 'clock'>, booking: BookingRow, traveller: Traveller) {
  const now = deps.clock.now()
  const { email, phoneCode, phone } = booking
  const later = await payLaterOf(deps, booking, traveller)
  return {
    session_unique: booking.sessionUnique,
    search_option: booking.optionId,
    state: bookingState(booking, now),
    hold_seconds: holdSeconds(booking, now),
    ...(later && { pay_later: later }),
    ...(wasNeverPaid(booking) && { never_paid: true }),
    contact:
      email === null || !isBuyer(traveller, booking)
        ? null
        : { email, phone_code: phoneCode ?? '90', phone: phone ?? '' },
  }
}

async function payLaterOf(
  { db }: Pick<GatewayDeps, 'db'>,
  booking: BookingRow,
  { userId }: Traveller,
): Promise<PayLater | undefined> {
  const { id, status, reservedUntil } = booking
  if (status !== 'reserved' || reservedUntil === null) return undefined
  return {
    amount: lira(payable(booking)),
    until: reservedUntil.toISOString(),
    may_pay: !isOthers(booking, userId ?? undefined),
    last_payment: await lastPayment(db.orm, id),
  }
}

/**
 * Returns the amount to pay, and the discount by a coupon or money point that is already subtracted from it, in TRY.
 */
export const wirePrices = (booking: BookingRow) => ({ discount: lira(booking.discount), total: lira(payable(booking)) })
