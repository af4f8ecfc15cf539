/**
 * Answers POST booking/{session_unique}/cancel: a quote of the refund first, then the cancellation
 * (docs/decisions/0025).
 */
import { CancelForm, type CancelReply } from '#contract/cancelling.ts'
import { ApiFailure, refusal } from '#server/http/api-error.ts'
import { findBookingById, lockBookingById } from '#server/booking/booking-store.ts'
import { isReservation } from '#server/booking/booking-state.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { partAmounts, summed } from '#server/cancellation/cancel-amounts.ts'
import { requireStanding, standingOf } from '#server/api/booking/cancel-proof.ts'
import type { Cancelling } from '#server/parts/product.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { message, type MessageKey, messageLanguage } from '#server/text/messages.ts'
import { asSentence } from '#server/text/as-sentence.ts'
import { lira, moneyText } from '#server/text/money.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import type { Names } from '#server/supply/names.ts'
import type { Orm } from '#server/db/database.ts'
import { cancelledOf, refundOf } from '#server/cancellation/cancelled-tickets.ts'
import { waitingPositions } from '#server/booking/waiting-cancellation.ts'
import { liveCharge } from '#server/booking/charges.ts'
import { clearOpenCharge } from '#server/payment/open-charge.ts'
import type { CancelledPart } from '#server/cancellation/cancel-tickets.ts'
import { openCancellation, settleCancellation } from '#server/cancellation/cancel-at-supply.ts'

const nothingPaid = { paid: 0, fee: 0, refund: 0 }

type Reason = NonNullable<CancelReply['reason']>

interface Quote {
  /** The parts of the booking, such as seats, that the request asks to cancel. */
  parts: CancelledPart[]
  /** Whether all of `parts` are cancelled already; the booking may still be valid for other parts. */
  done: boolean
  /** Names of the booking's parts that stay valid after the cancellation. */
  staying: string[]
  reason: Reason | null
  hours: number
  limit: Date
}

const sentences = ({ words, partWords }: Cancelling, booking: BookingRow): Record<Reason, MessageKey> => ({
  not_ticketed: isReservation(booking) ? 'cancelPaying' : 'cancelNoTicket',
  too_late: words.tooLate,
  departed: words.begun,
  cancelled: isReservation(booking) ? 'cancelDoneReserved' : 'cancelDone',
  seat_cancelled: partWords?.partDone ?? 'cancelDone',
  pending: 'cancelPending',
  as_whole: 'cancelAsWhole',
})
const fields = ['confirm', 'refund_total', 'paid', 'seats', 'pnr', 'surname', 'proof']

/**
 * Returns a quote for cancelling parts of the booking now: the parts named in `asked`, or all remaining parts if
 * `asked` is empty.
 */
async function quoteOf(
  deps: GatewayDeps,
  orm: Orm,
  cancelling: Cancelling,
  booking: BookingRow,
  asked: readonly string[],
): Promise<Quote> {
  const { until: limit, hours, feePercent } = cancelling.terms(booking, deps.clock.now())
  const all = cancelling.parts(booking)
  const isOwed = booking.status === 'reserved'
  // The supplier's cancellation terms apply to paid bookings only.
  const until = isOwed && booking.reservedUntil !== null ? booking.reservedUntil : limit
  const prices = all.map(({ price }) => price)
  const amounts = isOwed ? prices.map(() => nothingPaid) : partAmounts(prices, booking.discount, feePercent)
  const gone = new Set((await cancelledOf(orm, booking)).map(({ position }) => position))
  const parts = all.flatMap(({ name }, position): CancelledPart[] => {
    const own = amounts[position]
    return own ? [{ position, name, ...own }] : []
  })
  const waiting = await waitingPositions(orm, booking)
  const left = parts.filter(({ position }) => !gone.has(position) && !waiting.has(position))
  const chosen = asked.length === 0 ? left : parts.filter(({ name }) => asked.includes(name))
  const again = chosen.filter(({ position }) => gone.has(position)).length
  // A reserved booking can only be cancelled as a whole (docs/decisions/0031).
  const isPart = isOwed && chosen.length < all.length
  const asksTwice = chosen.some(({ position }) => waiting.has(position)) || (chosen.length === 0 && waiting.size > 0)
  return {
    parts: chosen,
    done: booking.status === 'cancelled' || (again > 0 && again === chosen.length),
    staying: left.filter((part) => !chosen.includes(part)).map(({ name }) => name),
    reason: asksTwice ? 'pending' : reasonOf(deps, booking, until, { again, isPart }),
    hours,
    limit: until,
  }
}

function reasonOf(
  { clock, products }: GatewayDeps,
  booking: BookingRow,
  limit: Date,
  { again, isPart }: { again: number; isPart: boolean },
): Reason | null {
  if (booking.status === 'cancelled') return 'cancelled'
  if (booking.status !== 'ticketed' && booking.status !== 'reserved') return 'not_ticketed'
  if (again > 0) return 'seat_cancelled'
  if (isPart) return 'as_whole'
  const now = clock.now()
  if (now.getTime() >= products[booking.product].ticket.departsAt(booking)) return 'departed'
  return now > limit ? 'too_late' : null
}

const sentence = ({ reason, hours }: Quote, cancelling: Cancelling, booking: BookingRow, language: string) =>
  reason === null ? '' : message(sentences(cancelling, booking)[reason], language, hours)

/**
 * Returns the names of the parts that a form asks to cancel. Throws a 400 for a part that the booking does not have.
 */
function askedParts(
  { seats: asked }: CancelForm,
  cancelling: Cancelling,
  booking: BookingRow,
  language: string,
): string[] {
  const known = new Set(cancelling.parts(booking).map(({ name }) => name))
  if (asked.some((name) => !known.has(name)))
    throw refusal(400, 'seats', cancelling.partWords?.noPart ?? 'cancelNoPart', language)
  return [...new Set(asked)]
}

/**
 * Returns whether the form confirms the amounts of the current quote: the refund, and the amount paid (`paid`). A form
 * without `paid` confirms the quote by the refund alone. But if something has been paid, a form with a refund of 0
 * needs `paid`, because its 0 may come from a quote that was made before the payment.
 */
function isAgreed({ refund_total: refund, paid }: CancelForm, quote: Quote): boolean {
  const now = summed(quote.parts)
  if (refund === undefined || Math.round(refund * 100) !== now.refund) return false
  return paid === undefined ? now.refund > 0 || now.paid === 0 : Math.round(paid * 100) === now.paid
}

const stopPayment = async (deps: GatewayDeps, { id }: BookingRow) =>
  clearOpenCharge(deps, await liveCharge(deps.db.orm, id))

/**
 * Returns the message which says that the organiser cancelled the booked activity. The message has the reason and the
 * refund.
 */
async function toldOf(
  { db }: GatewayDeps,
  { calledOff }: Cancelling,
  booking: BookingRow,
  reason: Names,
  language: string,
): Promise<string> {
  const { amount } = (await refundOf(db.orm, booking)) ?? { amount: 0 }
  return calledOff
    ? message(calledOff.news, language, asSentence(reason[messageLanguage(language)]), moneyText(amount))
    : ''
}

/**
 * Returns a quote of the refund. If the form confirms a quote, cancels what was quoted and refunds that amount. If the
 * organiser of an activity has cancelled the ticket or the whole departure, refunds the ticket in full without a
 * confirmation. Throws a 409 if the cancellation is refused, for example because the amounts have changed since the
 * quote.
 */
export async function cancelBooking(
  deps: GatewayDeps,
  c: ApiContext,
  booking: BookingRow,
  cancelling: Cancelling,
): Promise<CancelReply> {
  const language = languageOf(c)
  const form = parseForm(CancelForm, c.get('body') ?? {}, fields, language)
  const asked = askedParts(form, cancelling, booking, language)
  const wire = async (quote: Quote, done: boolean): Promise<CancelReply> => {
    const { paid, fee, refund } = summed(quote.reason === null ? quote.parts : [])
    return {
      cancelled: done || quote.done,
      refundable: quote.reason === null,
      seats: quote.parts.map(({ name }) => name),
      staying: quote.staying,
      paid: lira(paid),
      fee: lira(fee),
      refund_total: lira(refund),
      limit: quote.limit.toISOString(),
      ...(await standingOf(deps, c, booking, form)),
      reason: quote.reason,
      message: done ? '' : sentence(quote, cancelling, booking, language),
    }
  }
  if (form.confirm) await requireStanding(deps, c, booking, form)
  const calledOff = booking.status === 'ticketed' ? await cancelling.callOff?.(deps, booking) : undefined
  if (calledOff) {
    const current = (await findBookingById(deps.db.orm, booking.id)) ?? booking
    const quote = await quoteOf(deps, deps.db.orm, cancelling, current, asked)
    return { ...(await wire(quote, false)), message: await toldOf(deps, cancelling, current, calledOff, language) }
  }
  if (!form.confirm) return wire(await quoteOf(deps, deps.db.orm, cancelling, booking, asked), false)
  const refused = (text: string) => new ApiFailure(409, { non_field_errors: [text] })
  const requireAgreed = (quote: Quote, current: BookingRow) => {
    if (quote.reason !== null) throw refused(sentence(quote, cancelling, current, language))
    if (!isAgreed(form, quote)) throw refused(message('cancelAmount', language))
  }
  if (booking.status === 'reserved') {
    // Voids a running payment only after checking that the booking can be cancelled. If the bank has already taken the
    // payment, the booking becomes a ticket instead.
    requireAgreed(await quoteOf(deps, deps.db.orm, cancelling, booking, asked), booking)
    if ((await stopPayment(deps, booking)) === 'confirming') throw refused(message('cancelPaying', language))
  }
  const { fresh: quote, request } = await deps.db.orm.transaction(async (tx) => {
    const current = (await lockBookingById(tx, booking.id)) ?? booking
    if (current.status === 'reserved' && (await liveCharge(tx, current.id)))
      throw refused(message('anotherPayment', language))
    const fresh = await quoteOf(deps, tx, cancelling, current, asked)
    requireAgreed(fresh, current)
    return { fresh, request: await openCancellation(tx, current, fresh.parts, deps.clock.now()) }
  })
  const outcome = await settleCancellation(deps, request, 'waits')
  if (outcome === 'refused')
    throw refused(message(isReservation(booking) ? 'cancelRefusedReserved' : 'cancelRefused', language))
  if (outcome === 'open') return wire({ ...quote, reason: 'pending' }, false)
  return wire(quote, true)
}
