/**
 * Reserves bookings that are paid later (docs/decisions/0031). The supply is asked between two transactions: the first
 * stores the travellers, the second completes the reservation or changes nothing.
 */
import { eq } from 'drizzle-orm'
import type { SendPayment } from '#contract/booking.ts'
import { findBookingById, isOthers, lockBookingById, payable } from '#server/booking/booking-store.ts'
import { limitReservations, lockHolders, TooManyHolds } from '#server/booking/hold-limits.ts'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import type { Orm } from '#server/db/database.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { bookingReserved, tellBuyer } from '#server/notification/booking-news.ts'
import { releaseDiscounts } from '#server/payment/discounts.ts'
import { freePnr } from '#server/payment/issue-tickets.ts'
import {
  type PaymentRequest,
  Stop,
  claimKey,
  refusedAsShown,
  requirePayable,
  takeDiscount,
  writeForm,
} from '#server/payment/start-charge.ts'
import type { Start } from '#server/payment/start-charge.ts'
import type { Settlement } from '#server/payment/settle-payment.ts'
import { confirmAtSupply } from '#server/reservation/confirm-at-supply.ts'
import { liveReservation } from '#server/reservation/reservation-store.ts'
import { letGoUnpaid } from '#server/reservation/let-go.ts'

export interface LaterRequest extends PaymentRequest {
  /** The reply that is stored under the idempotency key for repeated requests. */
  reply: SendPayment
}

/** `away` (no answer) and `refused` come from the supply; nothing is reserved then. */
export type Reserved = 'reserved' | 'away' | 'refused' | TooManyHolds | Exclude<Start, { charge: unknown }>

/** Reserves a held booking. Throws `DiscountUnusable`; other refusals are returned. */
export async function reserve(deps: Settlement, read: BookingRow, request: LaterRequest): Promise<Reserved> {
  try {
    const booking = await deps.db.orm.transaction((tx) => prepare(deps, tx, read, request))
    const answer = await confirmAtSupply(deps, booking)
    if (answer !== 'confirmed') {
      await letGoUnpaid(deps, booking)
      // A concurrent request with the same key may have reserved it already.
      const current = await findBookingById(deps.db.orm, booking.id)
      return current?.status === 'reserved' ? { blocked: 'reserved' } : answer
    }
    await deps.db.orm.transaction((tx) => complete(deps, tx, booking, request))
    deps.jobs.wake('send-mail')
    deps.jobs.wake('send-push')
    return 'reserved'
  } catch (error) {
    if (error instanceof TooManyHolds) {
      await letGoUnpaid(deps, read)
      return error
    }
    if (error instanceof Stop && !('charge' in error.start)) return error.start
    throw error
  }
}

/** Locks the holders of the limits, then the booking. Throws whatever prevents the reservation. */
async function lockReservable(deps: Settlement, tx: Orm, read: BookingRow, request: LaterRequest) {
  const userId = read.userId ?? request.traveller.userId
  await lockHolders(tx, { ...read, userId })
  const booking = await lockBookingById(tx, read.id)
  if (!booking) throw new Stop({ blocked: 'changed' })
  if (isOthers(booking, request.traveller.userId ?? undefined)) throw new Stop({ blocked: 'others' })
  if (booking.reservedUntil !== null) throw new Stop({ blocked: 'reserved' })
  const heldUntil = await requirePayable(tx, booking, request)
  await limitReservations(deps, tx, { ...booking, userId: booking.userId ?? userId })
  return { booking, heldUntil }
}

/** Stores the travellers, whom the supply needs. Their discount is checked here and reserved later. */
async function prepare(deps: Settlement, tx: Orm, read: BookingRow, request: LaterRequest): Promise<BookingRow> {
  const { booking, heldUntil } = await lockReservable(deps, tx, read, request)
  const discount = await takeDiscount(tx, booking, request)
  refusedAsShown(payable({ ...booking, discount }), request)
  await releaseDiscounts(tx, booking.id)
  await writeForm(tx, booking, request, { discount: 0, holdExpiresAt: heldUntil })
  return (await findBookingById(tx, booking.id)) ?? booking
}

async function complete(deps: Settlement, tx: Orm, read: BookingRow, request: LaterRequest): Promise<void> {
  const { booking } = await lockReservable(deps, tx, read, request)
  // The booking's stock may have been released and taken again while the supply answered.
  const reservation = await liveReservation(tx, booking.id)
  if (reservation && reservation.state !== 'confirmed') throw new Stop({ blocked: 'changed' })
  const { now, key, reply } = request
  if (key) {
    const claimed = await claimKey(tx, key, { chargeReference: null, reply }, now)
    if (claimed !== 'ours') throw new Stop({ known: claimed })
  }
  const discount = await takeDiscount(tx, booking, request)
  const owed = payable({ ...booking, discount })
  refusedAsShown(owed, request)
  await tx
    .update(bookings)
    .set({
      status: 'reserved',
      discount,
      stock: 'sold',
      pnr: await freePnr(tx),
      reservedUntil: new Date(deps.products[booking.product].ticket.departsAt(booking)),
    })
    .where(eq(bookings.id, booking.id))
  await queueMail(tx, `reserved:${booking.id}`, { kind: 'reserved', sessionUnique: booking.sessionUnique }, now)
  await tellBuyer(tx, deps.products, booking, bookingReserved(owed), now)
}
