/** The transaction that begins a payment: passengers, discount, idempotency key and charge, or nothing. */
import { and, eq } from 'drizzle-orm'
import { holdForPayment } from '#server/booking/booking-state.ts'
import { isOthers, isSameSelection, lockBooking, payable } from '#server/booking/booking-store.ts'
import { type BookingRow, bookingPassengers, bookings } from '#server/db/schema/bookings.ts'
import type { CheckedPayment } from '#server/parts/product.ts'
import { normalizePhone } from '#contract/rules.ts'
import type { Database, Orm } from '#server/db/database.ts'
import { randomId, randomSecret } from '#server/db/random-token.ts'
import { charges, idempotencyKeys } from '#server/db/schema/payments.ts'
import { liveCharge, type Charge } from '#server/booking/charges.ts'
import { settledObstacle, type Obstacle } from '#server/payment/open-charge.ts'
import { releaseDiscounts, reserveDiscount } from '#server/payment/discounts.ts'

export const paymentScope = 'payment'

export interface PaymentRequest extends CheckedPayment {
  userId: number | undefined
  language: string
  now: Date
  today: string
  /** The idempotency key and the hash of the request that came with it. */
  key: { key: string; requestHash: string } | undefined
  /** What the request was checked against: another tab may have selected something else since. */
  read: Pick<BookingRow, 'snapshot' | 'total'>
}

export type Start =
  | { charge: Charge }
  /** The key is in use: by this very request, or by another. */
  | { known: 'same' | 'different' }
  | { blocked: Obstacle | 'others' | 'charge' | 'changed' | 'holdOver' }
  /** `shown_total` is not what would be charged (kuruş). */
  | { mismatch: number }

class Stop extends Error {
  readonly start: Start
  constructor(start: Start) {
    super('payment not started')
    this.start = start
  }
}

/** Starts a charge. Throws `DiscountUnusable`; everything else that stands in the way is returned. */
export async function startCharge(db: Database, sessionUnique: string, request: PaymentRequest): Promise<Start> {
  try {
    return await db.orm.transaction((tx) => begin(tx, sessionUnique, request))
  } catch (error) {
    if (error instanceof Stop) return error.start
    throw error
  }
}

async function begin(tx: Orm, sessionUnique: string, request: PaymentRequest): Promise<Start> {
  const { form, key, now } = request
  const booking = await lockBooking(tx, sessionUnique)
  if (!booking) return { blocked: 'changed' }
  // It may have got an owner since the request was checked.
  if (isOthers(booking, request.userId)) return { blocked: 'others' }
  const reference = randomId()
  if (key) {
    const claimed = await claimKey(tx, key, reference, now)
    if (claimed !== 'ours') return { known: claimed }
  }
  // From here on a refusal must undo the claimed key: it is thrown, so that the transaction is rolled back.
  const obstacle = settledObstacle(booking) ?? (booking.status === 'confirming' ? 'confirming' : undefined)
  if (obstacle) throw new Stop({ blocked: obstacle })
  if (!isSameSelection(booking, request.read)) throw new Stop({ blocked: 'changed' })
  // Another tab selected something else a moment ago, to which the seats of this one gave way.
  if (booking.stock !== 'held') throw new Stop({ blocked: booking.holdExpiresAt > now ? 'changed' : 'holdOver' })
  if (await liveCharge(tx, booking.id)) throw new Stop({ blocked: 'charge' })
  const heldUntil = holdForPayment(booking, now)
  if (!heldUntil) throw new Stop({ blocked: 'holdOver' })
  await releaseDiscounts(tx, booking.id)
  const choice = { coupon: form.selected_coupon, moneyPoint: form.used_money_point ?? null }
  const discount = await reserveDiscount(tx, booking, request.userId, choice, request.today)
  const amount = payable({ total: booking.total, discount })
  if (form.shown_total !== undefined && Math.round(form.shown_total * 100) !== amount)
    throw new Stop({ mismatch: amount })
  await writeBooking(tx, booking, request, discount, heldUntil)
  const [charge] = await tx
    .insert(charges)
    .values({ reference, bookingId: booking.id, amount, state: 'open', returnToken: randomSecret(), createdAt: now })
    .returning()
  if (!charge) throw new Error('The charge that was just written is gone')
  return { charge }
}

/** Claims an idempotency key for a charge; a key whose charge came to nothing may start another with the same request. */
async function claimKey(
  tx: Orm,
  { key, requestHash }: { key: string; requestHash: string },
  chargeReference: string,
  now: Date,
): Promise<'ours' | 'same' | 'different'> {
  const values = { scope: paymentScope, key, requestHash, chargeReference, createdAt: now }
  const inserted = await tx
    .insert(idempotencyKeys)
    .values(values)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (inserted.length > 0) return 'ours'
  const ours = and(eq(idempotencyKeys.scope, paymentScope), eq(idempotencyKeys.key, key))
  const [row] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, state: charges.state })
    .from(idempotencyKeys)
    .leftJoin(charges, eq(charges.reference, idempotencyKeys.chargeReference))
    .where(ours)
  if (row?.requestHash !== requestHash) return 'different'
  const finished = row.state === 'declined' || row.state === 'voided' || row.state === 'expired'
  if (!finished) return 'same'
  await tx.update(idempotencyKeys).set({ chargeReference, reply: null, createdAt: now }).where(ours)
  return 'ours'
}

async function writeBooking(
  tx: Orm,
  booking: BookingRow,
  request: PaymentRequest,
  discount: number,
  holdExpiresAt: Date,
): Promise<void> {
  const { form, passengers, userId, language } = request
  await tx
    .update(bookings)
    .set({
      status: 'unpaid',
      discount,
      email: form.email,
      phoneCode: form.phone_code,
      phone: normalizePhone(form.phone, form.phone_code),
      bill: form.has_invoice ? (form.bill ?? null) : null,
      language,
      userId: booking.userId ?? userId ?? null,
      finishPageShown: false,
      holdExpiresAt,
    })
    .where(eq(bookings.id, booking.id))
  await tx.delete(bookingPassengers).where(eq(bookingPassengers.bookingId, booking.id))
  await tx
    .insert(bookingPassengers)
    .values(passengers.map((passenger, position) => ({ ...passenger, bookingId: booking.id, position })))
}
