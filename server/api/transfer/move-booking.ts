/**
 * Answers POST booking/{session_unique}/move. A request without `confirm` gets a quote for other pick-up times; a
 * request with `confirm` changes them (docs/decisions/0033).
 */
import type { TransferMoveReply } from '#contract/transfer-move.ts'
import { transferMoveForm, type TransferMoveForm } from '#contract/transfer-move-form.ts'
import { upperAscii } from '#contract/turkish-text.ts'
import { requireStanding, reservationWords, standingOf, ticketWords } from '#server/api/booking/cancel-proof.ts'
import { lastDayOf } from '#server/api/booking/last-day.ts'
import { type MovedOffer, movedBooking, movedOffer, sameOffer } from '#server/api/transfer/moved-offer.ts'
import { movableUntil, moveObstacle } from '#server/api/transfer/move-obstacle.ts'
import { hasMoved, openMove } from '#server/api/transfer/move-store.ts'
import { settleMove } from '#server/api/transfer/settle-move.ts'
import { transferSnapshot } from '#server/api/transfer/snapshot.ts'
import { whyGone } from '#server/api/transfer/stock-holds.ts'
import { wireOffer } from '#server/api/transfer/wire-offer.ts'
import { isReservation } from '#server/booking/booking-state.ts'
import { lockBookingById } from '#server/booking/booking-store.ts'
import { limitReservations, lockHolders, TooManyHolds } from '#server/booking/hold-limits.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { ApiFailure } from '#server/http/api-error.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { PickUp } from '#server/supply/transfer/transfer-supply.ts'
import { message, type MessageKey } from '#server/text/messages.ts'
import { moneyText } from '#server/text/money.ts'

type Reason = NonNullable<TransferMoveReply['reason']>

const sentences: Record<Reason, MessageKey> = {
  not_booked: 'moveNotBooked',
  shared: 'moveShared',
  too_late: 'moveTooLate',
  cancelling: 'moveCancelling',
  pending: 'movePending',
  same: 'moveSame',
  unavailable: 'moveUnavailable',
  dearer: 'moveDearer',
}
const fields = [
  'departure_date',
  'departure_pickup_time',
  'return_date',
  'return_pickup_time',
  'flight_number',
  'pnr',
  'surname',
]

const ridesOf = (booking: BookingRow) => transferSnapshot(booking).offer.rides

const pickUpsOf = (form: TransferMoveForm, booking: BookingRow): PickUp[] => [
  { date: form.departure_date, time: form.departure_pickup_time },
  ...(ridesOf(booking).length > 1 ? [{ date: form.return_date ?? '', time: form.return_pickup_time ?? '' }] : []),
]

const keepsPickUps = (booking: BookingRow, asked: readonly PickUp[]): boolean =>
  ridesOf(booking).every(({ pickUp }, ride) => pickUp.date === asked[ride]?.date && pickUp.time === asked[ride].time)

/** Normalises a flight number for comparison: 'tk 2412' becomes 'TK2412'. */
const flightKey = (flightNumber: string) => upperAscii(flightNumber).replaceAll(/[^0-9A-Z]/g, '')

/**
 * Whether a flight number differs from the booked one. Until the traveller has proved the right to change the booking
 * (`proved`), every number counts as different. Otherwise the reply would reveal the booked flight.
 */
function changesFlight(booking: BookingRow, asked: string, proved: boolean): boolean {
  const { details } = transferSnapshot(booking)
  if (!details || flightKey(asked) === '') return false
  return !proved || flightKey(asked) !== flightKey(details.flight_number)
}

interface Quote {
  found: MovedOffer | undefined
  reason: Reason | null
}

async function quoteOf(
  deps: GatewayDeps,
  booking: BookingRow,
  asked: readonly PickUp[],
  flightNumber: string,
  proved: boolean,
): Promise<Quote> {
  const obstacle = await moveObstacle(deps.db.orm, booking, deps.clock.now())
  const keeps = keepsPickUps(booking, asked)
  const otherFlight = changesFlight(booking, flightNumber, proved)
  // The client may repeat a request for a change that has already been made. The requested pick-up times are then
  // already the booked ones. In this case, the quote names 'same' as the reason why no change is possible, even if it
  // is too late for a change.
  if (keeps && !otherFlight && (obstacle === null || obstacle === 'too_late'))
    return { found: undefined, reason: 'same' }
  if (obstacle) return { found: undefined, reason: obstacle }
  if (keeps) return { found: sameOffer(booking, flightNumber), reason: null }
  const found = await movedOffer(deps, booking, asked, flightNumber)
  if (!found) return { found, reason: 'unavailable' }
  return { found, reason: found.dearerBy > 0 ? 'dearer' : null }
}

const sentence = ({ reason, found }: Quote, language: string): string =>
  reason === null ? '' : message(sentences[reason], language, moneyText(found?.dearerBy ?? 0))

const refused = (text: string) => new ApiFailure(409, { non_field_errors: [text] })

/**
 * Returns a quote for a change of the pick-up times, which says whether the change is possible. If the request has
 * `confirm`, makes the change, or throws a 409 if the change is not possible.
 */
export async function movePickUps(deps: GatewayDeps, c: ApiContext, booking: BookingRow): Promise<TransferMoveReply> {
  const language = languageOf(c)
  const today = deps.clock.today()
  const lastDay = await lastDayOf(deps, deps.transfers)
  const schema = transferMoveForm({ today, lastDay, returns: ridesOf(booking).length > 1 })
  const form = parseForm(schema, c.get('body') ?? {}, fields, language)
  const words = isReservation(booking) ? reservationWords : ticketWords
  if (form.confirm)
    await requireStanding(deps, c, booking, form, { ...words, signIn: 'moveSignIn', proof: 'moveProof' })
  const standing = await standingOf(deps, c, booking, form)
  const proved = form.confirm || !(standing.needs_proof || standing.needs_sign_in)
  const quote = await quoteOf(deps, booking, pickUpsOf(form, booking), form.flight_number, proved)
  const { found } = quote
  const wire = (reason: Reason | null, moved: boolean, now = booking): TransferMoveReply => {
    const shown = found && wireOffer(found.selection.offer, language)
    return {
      moved,
      possible: reason === null,
      rides: shown?.rides ?? [],
      cancellation: shown?.cancellation ?? null,
      until: movableUntil(now).toISOString(),
      ...standing,
      reason,
      message: sentence({ found, reason }, language),
    }
  }
  if (!form.confirm) return wire(quote.reason, false)
  // An earlier request has made this change, but the client did not receive the reply and repeats the request. The
  // reply says again that the change was made.
  if (quote.reason === 'same' && (await hasMoved(deps.db.orm, booking))) return wire(null, true)
  if (quote.reason !== null || !found) throw refused(sentence(quote, language))
  const outcome = await settleMove(deps, await requestMove(deps, booking, found, language), 'waits')
  if (outcome === 'refused') throw refused(message('moveRefused', language))
  return outcome === 'open' ? wire('pending', false) : wire(null, true, movedBooking(booking, found.selection))
}

/**
 * Stores the change while the booking is locked, after repeating the checks whose results may have changed since the
 * quote.
 */
async function requestMove(deps: GatewayDeps, read: BookingRow, { selection }: MovedOffer, language: string) {
  try {
    return await deps.db.orm.transaction(async (tx) => {
      await lockHolders(tx, read)
      const booking = await lockBookingById(tx, read.id)
      const now = deps.clock.now()
      const obstacle = booking ? await moveObstacle(tx, booking, now) : 'not_booked'
      if (!booking || obstacle) throw refused(message(sentences[obstacle ?? 'not_booked'], language))
      // If another request has changed the pick-up times since the quote, the requested change is refused.
      if (transferSnapshot(booking).offer.key !== transferSnapshot(read).offer.key)
        throw refused(message('selectionChanged', language))
      if (booking.status === 'reserved') await limitReservations(deps, tx, movedBooking(booking, selection))
      return openMove(tx, booking, selection, now)
    })
  } catch (error) {
    if (error instanceof TooManyHolds) throw refused(error.refusal.say(language))
    if (whyGone(error)) throw refused(message('moveUnavailable', language))
    throw error
  }
}
