/** Answers POST gateway/extras: stores the chosen extras in an unpaid booking. */
import { eq } from 'drizzle-orm'
import { chosenExtras, transferExtrasForm } from '#contract/transfer-payment.ts'
import type { TransferExtrasReply } from '#contract/transfer-booking.ts'
import { nestedBody } from '#server/api/booking/payment-body.ts'
import { sessionParam, sessionUnknown } from '#server/api/booking/search-sessions.ts'
import { orderOf, transferSnapshot, withExtras } from '#server/api/transfer/snapshot.ts'
import { offeredExtras, wireExtras, wirePrice } from '#server/api/transfer/wire-booking.ts'
import { findBooking, isOthers, lockBooking } from '#server/booking/booking-store.ts'
import { liveCharge } from '#server/booking/charges.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { ApiFailure, refusal } from '#server/http/api-error.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import { travellerOf } from '#server/http/traveller.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { releaseDiscounts } from '#server/payment/coupons-and-points.ts'
import { message } from '#server/text/messages.ts'

/**
 * Stores the chosen extras and returns extras and price. The discount of an earlier payment attempt is removed. Throws
 * a 409 if the booking is paid, reserved, cancelled or being paid for.
 */
export async function chooseExtras(deps: GatewayDeps, c: ApiContext): Promise<TransferExtrasReply> {
  const language = languageOf(c)
  const body = nestedBody(c.get('body'))
  const sessionUnique = sessionParam(c, body)
  const found = await findBooking(deps.db.orm, sessionUnique)
  if (found?.product !== 'transfer') throw sessionUnknown(c)
  if (isOthers(found, travellerOf(c).userId ?? undefined))
    throw refusal(403, 'non_field_errors', 'paymentSignIn', language)
  return deps.db.orm.transaction(async (tx) => {
    const booking = await lockBooking(tx, sessionUnique)
    if (!booking) throw sessionUnknown(c)
    const isOpen = booking.status === 'unpaid' || booking.status === 'declined'
    if (!isOpen || (await liveCharge(tx, booking.id)))
      throw new ApiFailure(409, { non_field_errors: [message(isOpen ? 'anotherPayment' : 'alreadyPaid', language)] })
    // Checks the form against the extras that the locked booking offers. A concurrent request may have changed the
    // offered extras before the lock.
    const schema = transferExtrasForm(offeredExtras(transferSnapshot(booking)))
    const form = parseForm(schema, body, ['session_unique', 'extra_products'], language)
    const order = orderOf(withExtras(transferSnapshot(booking), chosenExtras(form.extra_products)))
    await releaseDiscounts(tx, booking.id)
    await tx
      .update(bookings)
      .set({ ...order, discount: 0 })
      .where(eq(bookings.id, booking.id))
    return {
      extra_products: wireExtras(order.snapshot, language),
      price: wirePrice({ total: order.total, discount: 0 }, order.snapshot, language),
    }
  })
}
