/**
 * Answers POST payment: opens a charge at the bank for exactly the total that was shown, or reserves a booking that is
 * paid later.
 */
import { and, eq } from 'drizzle-orm'
import { type cardFields, SendPayment } from '#contract/booking.ts'
import { paysLater } from '#contract/payment-form.ts'
import { ApiFailure, invalidField, refusal } from '#server/http/api-error.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import { changeSince, nothingChosen, readyToPay, toldOf } from '#server/api/booking/before-payment.ts'
import { TooManyHolds } from '#server/booking/hold-limits.ts'
import type { Traveller } from '#server/http/traveller.ts'
import { findBooking, isOthers } from '#server/booking/booking-store.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { parsePayer, requestHash } from '#server/api/booking/payment-body.ts'
import type { CheckedPayment } from '#server/parts/product.ts'
import type { SearchSession } from '#server/api/booking/search-sessions.ts'
import { message, type MessageKey } from '#server/text/messages.ts'
import { idempotencyKeys } from '#server/db/schema/payments.ts'
import { findCharge, liveCharge, type Charge } from '#server/booking/charges.ts'
import { DiscountUnusable } from '#server/payment/coupons-and-points.ts'
import { clearOpenCharge, needsResearch, settledObstacle } from '#server/payment/open-charge.ts'
import { applyOutcome } from '#server/payment/settle-payment.ts'
import { reserve } from '#server/payment/pay-later.ts'
import { paymentScope, startCharge, type PaymentRequest, type Start } from '#server/payment/start-charge.ts'

interface SendRequest {
  sessionUnique: string
  session: SearchSession | undefined
  /** The submitted payment form as nested objects. */
  body: Record<string, unknown>
  key: string | undefined
  traveller: Traveller
  language: string
  /**
   * Limits how many bookings are reserved without payment, per client and per e-mail address. The limit exists because
   * each such booking sends e-mail to an address that is not verified. Throws a 429 above the limit.
   */
  limitMail: (email: string) => Promise<void>
}

type Reply = SendPayment['send_payment']
/**
 * Builds the reply to POST payment. Its field `status_code` is 200 for an open charge or a reserved booking, and 409
 * for a refusal that the traveller can resolve. The HTTP status is 200 in both cases.
 */
const reply = (part: Partial<Reply>): SendPayment => ({
  send_payment: {
    message: '',
    status: false,
    status_code: part.status ? 200 : 409,
    research: false,
    refresh: false,
    pay_url: '',
    ...part,
  },
})
const refused = (key: MessageKey, language: string, part: Partial<Reply> = {}) =>
  reply({ message: message(key, language), ...part })

/** Starts a payment. Refusals that the traveller can resolve are replies; an invalid form throws a 400. */
export async function sendPayment(deps: GatewayDeps, request: SendRequest): Promise<SendPayment> {
  const { sessionUnique, language } = request
  const userId = request.traveller.userId ?? undefined
  const booking = await findBooking(deps.db.orm, sessionUnique)
  if (!booking) return refused(nothingChosen(deps, request.session), language, { research: true })
  // Refuses a payment for a booking of another account. Otherwise, anybody who knows the booking's key could stop the
  // owner's payment and replace the passengers.
  if (isOthers(booking, userId)) return refused('paymentSignIn', language)
  const product = deps.products[booking.product]
  // Compares the selection that the form names with the booking's selection before the form is validated. If another
  // tab has selected something else meanwhile, the passengers in the form might not fit the new selection.
  const { selection } = request.body
  if (selection !== undefined && selection !== '' && selection !== product.selection(booking))
    return refused('selectionChanged', language, { refresh: true })
  // A form that pays for a reserved booking has no passengers. A form that reserves a booking has passengers, and the
  // client may send it again after the booking is reserved. All fields of such a repeated form are parsed, because the
  // hash for idempotency covers them.
  const asksPeople = booking.reservedUntil === null || paysLater({ payment_type: request.body['payment_type'] })
  const checked = asksPeople
    ? product.parsePayment(deps, booking, request.body, language)
    : parsePayer(request.body, language, deps.clock.today())
  const { form } = checked
  const later = paysLater(form)
  if (later && !product.payLater) throw invalidField('payment_type', language)
  // Reads the charge before the idempotency key. In the reverse order, a concurrent request with the same key could
  // store the key and open its charge after this request has looked for the key, but before it reads the charge. Then
  // this request would void the charge of the concurrent request.
  const live = await liveCharge(deps.db.orm, booking.id)
  const key = request.key === undefined ? undefined : { key: request.key, requestHash: requestHash(form, userId) }
  if (key) {
    const known = await replay(deps, key, form, language)
    if (known) return known
  }
  // Reads the booking again after reading the charge. Since the first read, a signed-in traveller may have started a
  // payment and become the owner of the booking. In this case, nobody else may stop the owner's payment.
  const current = await findBooking(deps.db.orm, sessionUnique)
  if (current && isOthers(current, userId)) return refused('paymentSignIn', language)
  const settled = settledObstacle(booking)
  if (!settled && later && booking.reservedUntil !== null)
    return refused('alreadyReserved', language, { refresh: true })
  const obstacle = settled ?? (await clearOpenCharge(deps, live))
  if (obstacle) return refused(obstacle, language, { research: needsResearch(obstacle) })
  const change = await readyToPay(deps, booking, request.session)
  if (change) return reply(toldOf(deps, booking, request.session, change, language))
  const attempt = { booking, checked, request, key }
  return later ? bookUnpaid(deps, attempt) : begin(deps, attempt)
}

type Key = { key: string; requestHash: string }
type Card = Pick<CheckedPayment['form'], keyof typeof cardFields>

/**
 * A payment or a reservation without payment that passed the first checks: its booking, its validated form, the
 * request, and its idempotency key.
 */
interface Attempt {
  booking: BookingRow
  checked: CheckedPayment
  request: SendRequest
  key: Key | undefined
}

async function begin(deps: GatewayDeps, attempt: Attempt): Promise<SendPayment> {
  const { booking, checked, key } = attempt
  const { language } = attempt.request
  const asked = askedOf(deps, attempt)
  const start = await startCharge(deps.db, booking.sessionUnique, asked).catch(unusable(language))
  if ('charge' in start) return openAtBank(deps, start.charge, checked.form, key, language)
  return notStarted(deps, attempt, start)
}

/** Reserves the booking without a payment, so the reply has no URL of a bank page. */
async function bookUnpaid(deps: GatewayDeps, attempt: Attempt): Promise<SendPayment> {
  const { booking, checked, request } = attempt
  const { language } = request
  await request.limitMail(checked.form.email)
  const done = reply({ status: true })
  const asked = { ...askedOf(deps, attempt), reply: done }
  const reserved = await reserve(deps, booking, asked).catch(unusable(language))
  if (reserved === 'reserved') return done
  if (reserved instanceof TooManyHolds) return reply({ message: reserved.refusal.say(language) })
  if (reserved === 'away') return refused('supplyAway', language)
  if (reserved === 'refused') return reply(toldOf(deps, booking, request.session, 'unavailable', language))
  return notStarted(deps, attempt, reserved)
}

function askedOf({ clock }: GatewayDeps, { booking, checked, request, key }: Attempt): PaymentRequest {
  const { traveller, language } = request
  return { ...checked, traveller, language, key, now: clock.now(), today: clock.today(), read: booking }
}

/**
 * Turns the error `DiscountUnusable` into a 400 whose message is on the field of the discount. Rethrows any other
 * error.
 */
const unusable =
  (language: string) =>
  (error: unknown): never => {
    if (!(error instanceof DiscountUnusable)) throw error
    const text = message(error.field === 'selected_coupon' ? 'couponUnusable' : 'pointUnusable', language)
    throw new ApiFailure(400, { [error.field]: [text] })
  }

/** Returns the reply for each refusal of a payment or a reservation. */
async function notStarted(
  deps: GatewayDeps,
  { booking, checked: { form }, request: { session, language }, key }: Attempt,
  start: Exclude<Start, { charge: unknown }>,
): Promise<SendPayment> {
  if ('mismatch' in start) {
    const moved = { from: Math.round((form.shown_total ?? 0) * 100), to: start.mismatch }
    return reply(toldOf(deps, booking, session, moved, language))
  }
  if ('known' in start) {
    const known = key && (await replay(deps, key, form, language))
    return known ?? refused('anotherPayment', language)
  }
  if (start.blocked === 'changed') {
    const change = changeSince(deps, booking, await findBooking(deps.db.orm, booking.sessionUnique))
    return reply(toldOf(deps, booking, session, change, language))
  }
  if (start.blocked === 'others') return refused('paymentSignIn', language)
  if (start.blocked === 'reserved') {
    const known = key && (await replay(deps, key, form, language))
    return known ?? refused(paysLater(form) ? 'alreadyReserved' : 'reservedMeanwhile', language, { refresh: true })
  }
  if (start.blocked === 'payLaterOver' || start.blocked === 'cancelPending') return refused(start.blocked, language)
  if (start.blocked === 'charge') return refused('anotherPayment', language)
  if (start.blocked === 'holdOver') return refused('holdOver', language, { research: true })
  return refused(start.blocked, language, { research: needsResearch(start.blocked) })
}

/**
 * Returns the stored reply to the earlier request with this idempotency key. If the earlier request was cut off before
 * the bank responded, opens its charge at the bank now and returns the new reply. Returns undefined if the payment has
 * to start anew. Throws a 409 if the two requests have different hashes (`requestHash`).
 */
async function replay(deps: GatewayDeps, { key, requestHash: hash }: Key, form: Card, language: string) {
  const [row] = await deps.db.orm
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, paymentScope), eq(idempotencyKeys.key, key)))
  if (!row) return undefined
  if (row.requestHash !== hash) throw refusal(409, 'idempotency_key', 'keyReused', language)
  // An idempotency key with a reply but without a charge belongs to a booking that was reserved without a payment.
  if (row.chargeReference === null && row.reply !== null) return SendPayment.parse(row.reply)
  const charge = row.chargeReference === null ? undefined : await findCharge(deps.db.orm, row.chargeReference)
  if (!charge || charge.state === 'declined' || charge.state === 'voided' || charge.state === 'expired')
    return undefined
  if (row.reply !== null) return SendPayment.parse(row.reply)
  return openAtBank(deps, charge, form, { key, requestHash: hash }, language)
}

/**
 * Opens the charge at the bank. The call can safely be repeated, because the bank opens only one charge with the same
 * reference.
 */
async function openAtBank(deps: GatewayDeps, charge: Charge, form: Card, key: Key | undefined, language: string) {
  const card = {
    number: form.card_number.replaceAll(/\D/g, ''),
    expiry: form.card_expiry,
    cvc: form.card_cvc,
    owner: form.card_owner,
  }
  const { reference, amount, returnToken } = charge
  const returnUrl = `${deps.publicOrigin()}/payment/return/`
  try {
    const { payUrl } = await deps.bank.open({ reference, amount, language, returnUrl, returnToken }, card)
    const answer = reply({ status: true, pay_url: payUrl })
    if (key) await storeReply(deps, key, reference, answer)
    return answer
  } catch (error) {
    deps.log.error('bank did not open a charge', { charge: reference, ...errorDetails(error) })
    await applyOutcome(deps, charge, await deps.bank.void(reference).catch(() => 'unknown' as const))
    return refused('bankUnreachable', language)
  }
}

async function storeReply(
  { db }: GatewayDeps,
  { key }: Key,
  chargeReference: string,
  answer: SendPayment,
): Promise<void> {
  const ours = [
    eq(idempotencyKeys.scope, paymentScope),
    eq(idempotencyKeys.key, key),
    eq(idempotencyKeys.chargeReference, chargeReference),
  ]
  await db.orm
    .update(idempotencyKeys)
    .set({ reply: answer })
    .where(and(...ours))
}
