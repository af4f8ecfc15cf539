/**
 * Runs the transaction that starts a payment. It stores passengers, discount, idempotency key and charge, or nothing.
 */
import { and, eq } from 'drizzle-orm'
import type { SendPayment } from '#contract/booking.ts'
import { holdForPayment } from '#server/booking/hold-time.ts'
import { isOthers, isSameSelection, lockBooking, payable } from '#server/booking/booking-store.ts'
import { type BookingRow, bookingPassengers, bookings } from '#server/db/schema/bookings.ts'
import type { CheckedPayment } from '#server/parts/product.ts'
import { normalizePhone } from '#contract/rules.ts'
import type { Database, Orm } from '#server/db/database.ts'
import { randomId, randomSecret } from '#server/db/random-token.ts'
import { charges, idempotencyKeys } from '#server/db/schema/payments.ts'
import { liveCharge, type Charge } from '#server/booking/charges.ts'
import { isBuyer } from '#server/booking/buyer.ts'
import type { Traveller } from '#server/http/traveller.ts'
import { type LaterObstacle, laterObstacle, settledObstacle, type Obstacle } from '#server/payment/open-charge.ts'
import { releaseDiscounts, reserveDiscount } from '#server/payment/coupons-and-points.ts'

export const paymentScope = 'payment'

export interface PaymentRequest extends CheckedPayment {
  traveller: Traveller
  language: string
  now: Date
  today: string
  /** The idempotency key, and the hash of the request that carries it. */
  key: Key | undefined
  /**
   * Snapshot and total of the booking when the request was validated. A concurrent request may have changed the
   * booking's selection since then.
   */
  read: Pick<BookingRow, 'snapshot' | 'total'>
}
interface Key {
  key: string
  requestHash: string
}

export type Start =
  | { charge: Charge }
  /** The request's idempotency key was used before: by an identical request (`same`) or by a different one. */
  | { known: 'same' | 'different' }
  | { blocked: Obstacle | 'others' | 'charge' | 'changed' | 'holdOver' | 'reserved' | LaterObstacle }
  /**
   * The total that the pay button showed (`shown_total`) differs from the amount to charge. `mismatch` is the amount to
   * charge in kuruş.
   */
  | { mismatch: number }

/** Thrown to roll back the transaction that starts a payment, including its claim of the idempotency key. */
export class Stop extends Error {
  readonly start: Start
  constructor(start: Start) {
    super('payment not started')
    this.start = start
  }
}

/** Starts a charge. Throws `DiscountUnusable`; all other refusals are returned. */
export async function startCharge(db: Database, sessionUnique: string, request: PaymentRequest): Promise<Start> {
  try {
    return await db.orm.transaction((tx) => begin(tx, sessionUnique, request))
  } catch (error) {
    if (error instanceof Stop) return error.start
    throw error
  }
}

async function begin(tx: Orm, sessionUnique: string, request: PaymentRequest): Promise<Start> {
  const { key, now, traveller } = request
  const booking = await lockBooking(tx, sessionUnique)
  if (!booking) return { blocked: 'changed' }
  // Another account may have become the booking's owner after the request was checked. In this case only that account
  // can pay.
  if (isOthers(booking, traveller.userId ?? undefined)) return { blocked: 'others' }
  const reference = randomId()
  if (key) {
    const claimed = await claimKey(tx, key, { chargeReference: reference }, now)
    if (claimed !== 'ours') return { known: claimed }
  }
  const holdExpiresAt = await requirePayable(tx, booking, request)
  // A reserved booking costs the price at which it was reserved.
  const isOwed = booking.reservedUntil !== null
  // The form of a reserved booking has no travellers. If this form has some, another tab has reserved the booking since
  // the form was validated. The payment is refused, because the reservation may have other travellers.
  if (isOwed && request.passengers.length > 0) throw new Stop({ blocked: 'reserved' })
  const bought = isOwed ? booking : orderedBy(request, booking)
  const discount = isOwed ? booking.discount : await takeDiscount(tx, bought, request)
  const amount = payable({ total: bought.total, discount })
  refusedAsShown(amount, request)
  if (isOwed) await writePayer(tx, booking, request)
  else await writeForm(tx, booking, request, { discount, holdExpiresAt })
  const [charge] = await tx
    .insert(charges)
    .values({ reference, bookingId: booking.id, amount, state: 'open', returnToken: randomSecret(), createdAt: now })
    .returning()
  if (!charge) throw new Error('The charge that was just written is gone')
  return { charge }
}

/**
 * Checks that a booking can be paid or reserved now, and throws a `Stop` if it can't. The transaction `tx` must have
 * locked the booking. Returns the time until which the booking's units stay held. For a reserved booking, this is the
 * stored end of its hold. For any other booking, it is the stored end of its hold or, if later, the time until which a
 * payment that starts now needs the units (`holdForPayment`); the caller stores the later time.
 */
export async function requirePayable(tx: Orm, booking: BookingRow, { read, now }: PaymentRequest): Promise<Date> {
  const obstacle =
    settledObstacle(booking) ??
    (booking.status === 'confirming' ? 'confirming' : undefined) ??
    (await laterObstacle(tx, booking, now))
  if (obstacle) throw new Stop({ blocked: obstacle })
  if (!isSameSelection(booking, read)) throw new Stop({ blocked: 'changed' })
  const isOwed = booking.reservedUntil !== null
  // If the units were released before the hold's end, a concurrent request released them. For example, the traveller
  // selected something else or left the payment in another tab. So the request is refused with 'changed'.
  if (booking.stock !== 'held' && !isOwed)
    throw new Stop({ blocked: booking.holdExpiresAt > now ? 'changed' : 'holdOver' })
  if (await liveCharge(tx, booking.id)) throw new Stop({ blocked: 'charge' })
  const heldUntil = isOwed ? booking.holdExpiresAt : holdForPayment(booking, now)
  if (!heldUntil) throw new Stop({ blocked: 'holdOver' })
  return heldUntil
}

/**
 * Returns the booking with the details that the payment form adds to its selection, such as extras. They are part of
 * the returned snapshot and total.
 */
export const orderedBy = ({ order }: PaymentRequest, booking: BookingRow): BookingRow => ({ ...booking, ...order })

/**
 * Releases the discount that is reserved for the booking, if there is one. Then reserves the discount that is chosen in
 * the payment form, and returns its amount in kuruş.
 */
export async function takeDiscount(
  tx: Orm,
  booking: BookingRow,
  { form, traveller, today }: PaymentRequest,
): Promise<number> {
  await releaseDiscounts(tx, booking.id)
  const choice = { coupon: form.selected_coupon, moneyPoint: form.used_money_point ?? null }
  return reserveDiscount(tx, booking, traveller.userId ?? undefined, choice, today)
}

/** Throws a `Stop` if the pay button showed a total other than `amount` (kuruş). */
export function refusedAsShown(amount: number, { form }: PaymentRequest): void {
  if (form.shown_total !== undefined && Math.round(form.shown_total * 100) !== amount)
    throw new Stop({ mismatch: amount })
}

/**
 * Claims the idempotency key of a request. The key is stored with the charge that the request starts, or with the reply
 * to a request that reserves a booking. After a failed charge, the same request may claim its key again.
 */
export async function claimKey(
  tx: Orm,
  { key, requestHash }: Key,
  claim: { chargeReference: string | null; reply?: SendPayment },
  now: Date,
): Promise<'ours' | 'same' | 'different'> {
  const values = { scope: paymentScope, key, requestHash, ...claim, createdAt: now }
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
  await tx
    .update(idempotencyKeys)
    .set({ reply: null, ...claim, createdAt: now })
    .where(ours)
  return 'ours'
}

const contactOf = ({ email, phone, phone_code: code }: PaymentRequest['form']) => ({
  email,
  phoneCode: code,
  phone: normalizePhone(phone, code),
})

/**
 * Stores a validated payment form in its booking. Travellers, contact details and bill replace those of an earlier
 * form. Details that the form adds to the selection, such as extras, become part of the booking's snapshot, and their
 * price part of its total.
 */
export async function writeForm(
  tx: Orm,
  booking: BookingRow,
  { form, order, passengers, traveller, language }: PaymentRequest,
  price: Pick<BookingRow, 'discount' | 'holdExpiresAt'>,
): Promise<void> {
  await tx
    .update(bookings)
    .set({
      status: 'unpaid',
      ...order,
      ...price,
      ...contactOf(form),
      bill: form.has_invoice ? (form.bill ?? null) : null,
      language,
      userId: booking.userId ?? traveller.userId,
      finishPageShown: false,
    })
    .where(eq(bookings.id, booking.id))
  await tx.delete(bookingPassengers).where(eq(bookingPassengers.bookingId, booking.id))
  await tx
    .insert(bookingPassengers)
    .values(passengers.map((passenger, position) => ({ ...passenger, bookingId: booking.id, position })))
}

/**
 * Returns the e-mail address and the phone number that the payer entered in the payment form. A field that the payer
 * left empty is not returned.
 */
function givenContact(form: PaymentRequest['form']): Partial<ReturnType<typeof contactOf>> {
  const { email, ...phone } = contactOf(form)
  return { ...(form.email !== '' && { email }), ...(form.phone !== '' && phone) }
}

/**
 * Stores the bill that the payer of a reserved booking entered, and the contact details if the payer is the booking's
 * buyer. If the booking has no owner, anybody who has its key may pay; otherwise only the owner may. The payer does not
 * become the owner, and the travellers do not change, because the supplier knows them already.
 */
async function writePayer(tx: Orm, booking: BookingRow, { form, traveller }: PaymentRequest): Promise<void> {
  await tx
    .update(bookings)
    .set({
      finishPageShown: false,
      ...(form.has_invoice && { bill: form.bill ?? null }),
      ...(isBuyer(traveller, booking) && givenContact(form)),
    })
    .where(eq(bookings.id, booking.id))
}
