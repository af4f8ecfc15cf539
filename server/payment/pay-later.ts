/**
 * Reserves bookings that are paid later (docs/decisions/0031). A first transaction stores the travellers. Then the
 * supplier is asked to confirm the booking. If the supplier confirms it, a second transaction changes the booking's
 * state to reserved, or is rolled back if an error occurs.
 */
import { isDeepStrictEqual } from 'node:util'
import { asc, eq } from 'drizzle-orm'
import type { SendPayment } from '#contract/booking.ts'
import { findBookingById, isOthers, lockBookingById, payable } from '#server/booking/booking-store.ts'
import { limitReservations, lockHolders, TooManyHolds } from '#server/booking/hold-limits.ts'
import { type BookingRow, bookingPassengers, bookings } from '#server/db/schema/bookings.ts'
import type { Orm } from '#server/db/database.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { bookingReserved, tellBuyer } from '#server/notification/booking-news.ts'
import { consumeDiscounts, releaseDiscounts } from '#server/payment/coupons-and-points.ts'
import { freePnr } from '#server/booking/pnr.ts'
import { settledObstacle } from '#server/payment/open-charge.ts'
import {
  type PaymentRequest,
  Stop,
  claimKey,
  orderedBy,
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

interface LaterRequest extends PaymentRequest {
  /** The reply that is stored under the idempotency key for repeated requests. */
  reply: SendPayment
}

/** Outcome of a reservation. With `away` (the supplier did not respond) and `refused`, nothing is reserved. */
type Reserved = 'reserved' | 'away' | 'refused' | TooManyHolds | Exclude<Start, { charge: unknown }>

/** Reserves a held booking. Throws `DiscountUnusable`; all other refusals are returned. */
export async function reserve(deps: Settlement, read: BookingRow, request: LaterRequest): Promise<Reserved> {
  let isConfirmed = false
  try {
    const prepared = await deps.db.orm.transaction((tx) => prepare(deps, tx, read, request))
    const answer = await confirmAtSupply(deps, read, prepared.owed)
    if (answer !== 'confirmed') {
      const isOurs = await isStillAsked(deps.db.orm, read.id, prepared)
      if (isOurs) await letGoUnpaid(deps, read)
      // A concurrent request with the same idempotency key may have reserved the booking already.
      const current = await findBookingById(deps.db.orm, read.id)
      if (current?.status === 'reserved') return { blocked: 'reserved' }
      // If another tab has continued the booking with other travellers or another discount, the traveller is told that
      // the booking has changed.
      return isOurs ? answer : { blocked: 'changed' }
    }
    isConfirmed = true
    await deps.db.orm.transaction((tx) => complete(deps, tx, read, request, prepared))
    deps.jobs.wake('send-mail')
    deps.jobs.wake('send-push')
    return 'reserved'
  } catch (error) {
    if (isConfirmed && !isOfAnother(error)) await letGoConfirmed(deps, read)
    if (error instanceof TooManyHolds) return error
    if (error instanceof Stop && !('charge' in error.start)) return error.start
    throw error
  }
}

/**
 * Whether an error means that another tab or account has continued the booking. The booking's units must not be
 * released after such an error.
 */
const isOfAnother = (error: unknown): boolean =>
  error instanceof Stop &&
  'blocked' in error.start &&
  (error.start.blocked === 'changed' || error.start.blocked === 'others')

/**
 * Releases the units of a booking that the supplier confirmed but the gateway failed to reserve. If this fails, the job
 * `release-holds` releases the units after the hold has expired.
 */
async function letGoConfirmed(deps: Settlement, booking: BookingRow): Promise<void> {
  try {
    await letGoUnpaid(deps, booking)
  } catch (error) {
    deps.log.error('reservation not let go of', { booking: booking.id, ...errorDetails(error) })
  }
}

/**
 * Limits on unpaid reservations apply to devices, accounts and IP networks. So the booking's device, account and IP
 * network are locked first, then the booking. If the booking belongs to no account, the account of the signed-in
 * traveller, if any, is locked instead. Throws a `Stop` if the booking can't be reserved, or `TooManyHolds` if a limit
 * is reached.
 */
async function lockReservable(deps: Settlement, tx: Orm, read: BookingRow, request: LaterRequest) {
  const userId = read.userId ?? request.traveller.userId
  await lockHolders(tx, { ...read, userId })
  const booking = await lockBookingById(tx, read.id)
  if (!booking) throw new Stop({ blocked: 'changed' })
  if (isOthers(booking, request.traveller.userId ?? undefined)) throw new Stop({ blocked: 'others' })
  const settled = settledObstacle(booking)
  if (settled) throw new Stop({ blocked: settled })
  if (booking.reservedUntil !== null) throw new Stop({ blocked: 'reserved' })
  const heldUntil = await requirePayable(tx, booking, request)
  await limitReservations(deps, tx, { ...booking, userId: booking.userId ?? userId })
  return { booking, heldUntil }
}

/**
 * Reads the data of a booking that another payment form for the same booking, for example in a second tab, may change:
 * travellers, contact details, bill, owner, snapshot and total. `isStillAsked` compares this data to recognise such a
 * change.
 */
async function formOf(tx: Orm, id: number) {
  const [written] = await tx
    .select({
      email: bookings.email,
      phoneCode: bookings.phoneCode,
      phone: bookings.phone,
      bill: bookings.bill,
      userId: bookings.userId,
      snapshot: bookings.snapshot,
      total: bookings.total,
    })
    .from(bookings)
    .where(eq(bookings.id, id))
  const people = await tx
    .select()
    .from(bookingPassengers)
    .where(eq(bookingPassengers.bookingId, id))
    .orderBy(asc(bookingPassengers.position))
  return { written, people }
}

interface Prepared {
  /** The booking's travellers, contact details, bill, owner, snapshot and total, after the payment form was stored. */
  form: Awaited<ReturnType<typeof formOf>>
  /** Amount in kuruş that the supplier is to collect from the traveller. */
  owed: number
}

/**
 * Whether the booking still has the data `form`, and its active reservation still has the amount `owed`. If the booking
 * has no active reservation, only `form` is compared.
 */
async function isStillAsked(orm: Orm, id: number, { form, owed }: Prepared): Promise<boolean> {
  const asked = await liveReservation(orm, id)
  if (asked && asked.owed !== owed) return false
  return isDeepStrictEqual(await formOf(orm, id), form)
}

/** Stores the travellers, whose names the supplier needs. Checks the discount, which `complete` reserves later. */
async function prepare(deps: Settlement, tx: Orm, read: BookingRow, request: LaterRequest): Promise<Prepared> {
  const { booking, heldUntil } = await lockReservable(deps, tx, read, request)
  const bought = orderedBy(request, booking)
  const discount = await takeDiscount(tx, bought, request)
  const owed = payable({ ...bought, discount })
  refusedAsShown(owed, request)
  await releaseDiscounts(tx, booking.id)
  await writeForm(tx, booking, request, { discount: 0, holdExpiresAt: heldUntil })
  return { form: await formOf(tx, booking.id), owed }
}

async function complete(
  deps: Settlement,
  tx: Orm,
  read: BookingRow,
  request: LaterRequest,
  prepared: Prepared,
): Promise<void> {
  // The booking must still have the selection that `prepare` stored, including details from the payment form, such as
  // extras. Otherwise it counts as changed.
  const expected = { ...request, read: { ...request.read, ...request.order } }
  const { booking } = await lockReservable(deps, tx, read, expected)
  // During the call to the supplier, a second tab may have changed the travellers or the amount. This request must not
  // reserve the booking then.
  if (!(await isStillAsked(tx, booking.id, prepared))) throw new Stop({ blocked: 'changed' })
  // Before this transaction, the supplier confirmed the booking's reservation. An unconfirmed reservation can only be a
  // new one: another request has meanwhile released the booking's units and taken them again. So the booking counts as
  // changed.
  const reservation = await liveReservation(tx, booking.id)
  if (reservation && reservation.state !== 'confirmed') throw new Stop({ blocked: 'changed' })
  const { now, key, reply } = request
  if (key) {
    const claimed = await claimKey(tx, key, { chargeReference: null, reply }, now)
    if (claimed !== 'ours') throw new Stop({ known: claimed })
  }
  const discount = await takeDiscount(tx, booking, request)
  const owed = payable({ ...booking, discount })
  if (owed !== prepared.owed) throw new Stop({ mismatch: owed })
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
  await consumeDiscounts(tx, booking.id, discount)
  await queueMail(tx, `reserved:${booking.id}`, { kind: 'reserved', sessionUnique: booking.sessionUnique }, now)
  await tellBuyer(tx, deps.products, booking, bookingReserved(owed), now)
}
