/** POST booking/{session_unique}/cancel: first what it brings back, then the cancellation itself (docs/decisions/0017). */
import { eq } from 'drizzle-orm'
import { BusCancelForm, type BusCancelReply } from '#contract/bus-booking.ts'
import { surnameKey, upperAscii } from '#contract/turkish-text.ts'
import { ApiFailure, refusal } from '#server/api/api-error.ts'
import { lockBookingById, payable, type BookingRow } from '#server/api/booking/booking-store.ts'
import { busSnapshot } from '#server/api/bus/snapshot.ts'
import { cancelUntil } from '#server/api/bus/wire-trip.ts'
import type { GatewayDeps } from '#server/api/deps.ts'
import { message, type MessageKey } from '#server/api/messages.ts'
import { lira } from '#server/api/money.ts'
import { parseForm } from '#server/api/parse-form.ts'
import { limitRate, limitSubject } from '#server/api/rate-limit.ts'
import { languageOf, type ApiContext } from '#server/api/request-context.ts'
import { bookingPassengers } from '#server/db/schema/bookings.ts'
import { cancelTicket } from '#server/payment/cancel-ticket.ts'
import { settlePayment } from '#server/payment/settle-payment.ts'

type Reason = NonNullable<BusCancelReply['reason']>

interface Quote {
  /** Kuruş. */
  refund: number
  fee: number
  limit: Date
  hours: number
  reason: Reason | null
}

const sentences: Record<Reason, MessageKey> = {
  not_ticketed: 'cancelNoTicket',
  too_late: 'cancelTooLate',
  departed: 'cancelDeparted',
  cancelled: 'cancelDone',
}

function reasonOf({ status }: BookingRow, departsAt: number, limit: Date, now: Date): Reason | null {
  if (status === 'cancelled') return 'cancelled'
  if (status !== 'ticketed') return 'not_ticketed'
  if (now.getTime() >= departsAt) return 'departed'
  return now > limit ? 'too_late' : null
}

/** What a cancellation would give back now; a fee never takes more than was paid. */
function quoteOf(booking: BookingRow, now: Date): Quote {
  const { trip } = busSnapshot(booking)
  const paid = payable(booking)
  const fee = Math.min(paid, Math.round((booking.total * trip.cancelFeePercent) / 100))
  const limit = cancelUntil(trip)
  const reason = reasonOf(booking, trip.departsAt, limit, now)
  return { refund: reason ? 0 : paid - fee, fee: reason ? 0 : fee, limit, hours: trip.cancelHours, reason }
}

const sentence = ({ reason, hours }: Quote, language: string) =>
  reason === null ? '' : message(sentences[reason], language, hours)

/**
 * Who cancels: of a ticket that belongs to an account the signed-in buyer alone, of a guest's whoever knows PNR and a
 * passenger's surname. Throws a 403 for anybody else.
 */
async function requireProof(deps: GatewayDeps, c: ApiContext, booking: BookingRow, form: BusCancelForm): Promise<void> {
  if (isBuyer(c, booking)) return
  if (isOwned(booking)) throw refusal(403, 'non_field_errors', 'cancelSignIn', languageOf(c))
  await limitRate(deps, c, 'check-pnr')
  const pnr = upperAscii(form.pnr.trim())
  if (pnr === '' || booking.pnr === null) throw refusal(403, 'pnr', 'cancelProof', languageOf(c))
  await limitSubject(deps, c, 'check-pnr', booking.pnr)
  const travellers = await deps.db.orm
    .select({ surname: bookingPassengers.surname })
    .from(bookingPassengers)
    .where(eq(bookingPassengers.bookingId, booking.id))
  const known = travellers.some(({ surname }) => surnameKey(surname) === surnameKey(form.surname))
  if (pnr !== booking.pnr || !known) throw refusal(403, 'pnr', 'cancelProof', languageOf(c))
}

const isOwned = ({ userId }: BookingRow) => userId !== null
const isBuyer = (c: ApiContext, booking: BookingRow) => isOwned(booking) && c.get('user')?.id === booking.userId

/** Quotes, or cancels what was quoted. 409 where the amount is another by now or nothing can be cancelled any more. */
export async function cancelBooking(deps: GatewayDeps, c: ApiContext, booking: BookingRow): Promise<BusCancelReply> {
  const language = languageOf(c)
  const form = parseForm(BusCancelForm, c.get('body') ?? {}, ['confirm', 'refund_total', 'pnr', 'surname'], language)
  const wire = (quote: Quote, done: boolean): BusCancelReply => ({
    cancelled: done || booking.status === 'cancelled',
    refundable: quote.reason === null,
    refund_total: lira(quote.refund),
    fee: lira(quote.fee),
    limit: quote.limit.toISOString(),
    needs_proof: !isOwned(booking),
    needs_sign_in: isOwned(booking) && !isBuyer(c, booking),
    reason: quote.reason,
    message: done ? '' : sentence(quote, language),
  })
  if (!form.confirm) return wire(quoteOf(booking, deps.clock.now()), false)
  await requireProof(deps, c, booking, form)
  const { quote, charge } = await deps.db.orm.transaction(async (tx) => {
    const now = deps.clock.now()
    const current = (await lockBookingById(tx, booking.id)) ?? booking
    const fresh = quoteOf(current, now)
    const refused = (text: string) => new ApiFailure(409, { non_field_errors: [text] })
    if (fresh.reason !== null) throw refused(sentence(fresh, language))
    if (form.refund_total === undefined || Math.round(form.refund_total * 100) !== fresh.refund)
      throw refused(message('cancelAmount', language))
    return { quote: fresh, charge: await cancelTicket(tx, deps.products, current, fresh.refund, now) }
  })
  deps.jobs.wake('send-mail')
  deps.jobs.wake('send-push')
  // The bank is asked at once; where it can't be reached, the job that reconciles charges asks again.
  await settlePayment(deps, charge)
  return wire(quote, true)
}
