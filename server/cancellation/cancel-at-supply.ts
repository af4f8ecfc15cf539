/**
 * Cancels tickets: stores the traveller's request with its amounts, sends it to the supplier, and after the supplier
 * has agreed, cancels the tickets in the gateway and refunds them.
 */
import { and, asc, eq, lte } from 'drizzle-orm'
import type { ProductName } from '#contract/products.ts'
import { findBookingById, lockBookingById } from '#server/booking/booking-store.ts'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import type { Orm } from '#server/db/database.ts'
import { cancelRequests } from '#server/db/schema/reservations.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { cancellationRefused, tellBuyer } from '#server/notification/booking-news.ts'
import { cancelledOf } from '#server/cancellation/cancelled-tickets.ts'
import { type CancelRequest, partsOf, waitingPositions } from '#server/booking/waiting-cancellation.ts'
import { cancelTickets, type CancelledPart } from '#server/cancellation/cancel-tickets.ts'
import { payBack } from '#server/payment/pay-back.ts'
import { nextTry } from '#server/reservation/give-up.ts'
import { liveReservation, moveReservation, type ReservationRow } from '#server/reservation/reservation-store.ts'
import { askSupply } from '#server/reservation/supply-of.ts'

const most = 100

/** Outcome of a cancellation. `open`: the supplier has not decided yet; a job repeats the request. */
type CancelOutcome = 'done' | 'refused' | 'open'

/**
 * Stores a request to cancel parts of a booking that the transaction has locked. The caller ensures that no
 * cancellation of these parts is pending. A background job retries the request after a minute at the earliest, because
 * the traveller's own request calls the supplier first.
 */
export async function openCancellation(
  tx: Orm,
  { id }: Pick<BookingRow, 'id'>,
  parts: readonly CancelledPart[],
  now: Date,
): Promise<CancelRequest> {
  const [row] = await tx
    .insert(cancelRequests)
    .values({ bookingId: id, parts, state: 'open', nextAttemptAt: nextTry(now, 0), createdAt: now })
    .returning()
  if (!row) throw new Error('The cancellation that was just written is gone')
  return row
}

/**
 * Returns two lists with names of the booking's parts, such as seats. `staying`: parts that stay valid after the
 * cancellation `request`. `waiting`: parts that other pending requests cancel.
 */
async function leftAfter(
  { products }: GatewayDeps,
  orm: Orm,
  booking: BookingRow,
  request: CancelRequest,
): Promise<{ staying: string[]; waiting: string[] }> {
  const cancelled = (await cancelledOf(orm, booking)).map(({ position }) => position)
  const gone = new Set([...cancelled, ...partsOf(request).map(({ position }) => position)])
  const asked = await waitingPositions(orm, booking, request)
  const parts = products[booking.product].cancelling?.parts(booking) ?? []
  const left = parts.map(({ name }, position) => ({ name, position })).filter(({ position }) => !gone.has(position))
  const names = (waits: boolean) => left.flatMap(({ name, position }) => (asked.has(position) === waits ? [name] : []))
  return { staying: names(false), waiting: names(true) }
}

/**
 * Requests the cancellation of some parts of a booking from the supplier, then cancels and refunds these parts in the
 * gateway. Idempotent and safe to run concurrently. `traveller` is 'waits' while the traveller waits for the reply to
 * the cancellation request; it is 'was told to wait' if a job repeats the request later. For the job, this function
 * takes two more steps. Before the request to the supplier, it checks whether the organiser of an activity has
 * cancelled the ticket or the whole departure, and refunds everything in that case. After a refusal by the supplier, it
 * notifies the buyer by e-mail and in the app.
 */
export async function settleCancellation(
  deps: GatewayDeps,
  request: CancelRequest,
  traveller: 'waits' | 'was told to wait',
): Promise<CancelOutcome> {
  const { orm } = deps.db
  const parts = partsOf(request)
  const positions = parts.map(({ position }) => position)
  const asked = await findBookingById(orm, request.bookingId)
  if (!asked) return 'refused'
  // `callOff` asks the supplier whether the organiser of an activity has meanwhile cancelled the ticket or the whole
  // departure. If so, it refunds the ticket in full, and no request to cancel is sent to the supplier. Only a job that
  // repeats the request needs this call. When the traveller cancels a ticket, `server/api/booking/cancel.ts` has called
  // `callOff` just before.
  const calledOff =
    traveller === 'was told to wait' && (await deps.products[asked.product].cancelling?.callOff?.(deps, asked))
  if (calledOff) return 'done'
  const after = await leftAfter(deps, orm, asked, request)
  const places = after.staying.length + after.waiting.length === 0 ? 'all' : positions
  const reservation = await liveReservation(orm, request.bookingId)
  // Bookings older than the table `reservations` have no reservation there. They are cancelled without a request to a
  // supplier.
  const answer = reservation ? await askToCancel(deps, reservation, positions, places) : 'cancelled'
  if (answer === 'away') {
    await tryLater(deps, request)
    return 'open'
  }
  await deps.db.orm.transaction(async (tx) => {
    const booking = await lockBookingById(tx, request.bookingId)
    const state = answer === 'cancelled' ? 'done' : 'refused'
    const moved = await tx.update(cancelRequests).set({ state }).where(isOpen(request)).returning()
    if (!booking || moved.length === 0) return
    const now = deps.clock.now()
    if (state === 'refused') {
      deps.log.warn('supply refused a cancellation', { booking: booking.id })
      if (traveller === 'was told to wait') await tellOfRefusal(deps, tx, booking, request, now)
      return
    }
    const { staying, waiting } = await leftAfter(deps, tx, booking, request)
    await cancelTickets(tx, deps.products, booking, { parts, staying, waiting }, now)
    if (reservation && staying.length + waiting.length === 0)
      await moveReservation(tx, reservation, ['confirmed'], { state: 'cancelled', vouchers: null })
  })
  deps.jobs.wake('send-mail')
  deps.jobs.wake('send-push')
  // Requests the refund immediately. If the bank can't be reached, the job `reconcile-charges` requests the refund
  // again.
  await payBack(deps, request.bookingId)
  // A concurrent run may have stored another outcome of this cancellation first, so the stored outcome is returned.
  const [settled] = await orm.select().from(cancelRequests).where(eq(cancelRequests.id, request.id))
  return settled?.state ?? 'refused'
}

/**
 * Asks the supplier to cancel the reservation: for all travellers if `places` is 'all', otherwise for the travellers at
 * the positions in `places`. The supplier may refuse because an earlier call, whose reply was lost, has already
 * cancelled them. So after a refusal, asks the supplier whether it has. `positions` are the positions of the travellers
 * in this question; if `places` is 'all', those of all travellers who are not cancelled yet.
 */
async function askToCancel(
  deps: GatewayDeps,
  reservation: ReservationRow,
  positions: readonly number[],
  places: readonly number[] | 'all',
): Promise<'cancelled' | 'refused' | 'away'> {
  const answer = await askSupply(deps, reservation, 'cancel', (supply, call) =>
    supply.cancel(reservation, places, call),
  )
  if (answer !== 'refused') return answer
  const status = await askSupply(deps, reservation, 'status', (supply, call) => supply.status(reservation, call))
  if (status === 'cancelled' || status === 'away') return status
  const cancelled = typeof status === 'object' ? (status.cancelled ?? []) : []
  return positions.every((position) => cancelled.includes(position)) ? 'cancelled' : 'refused'
}

async function tryLater({ clock, db }: GatewayDeps, request: CancelRequest): Promise<void> {
  const { attempts } = request
  await db.orm
    .update(cancelRequests)
    .set({ attempts: attempts + 1, nextAttemptAt: nextTry(clock.now(), attempts) })
    .where(isOpen(request))
}

const isOpen = ({ id }: CancelRequest) => and(eq(cancelRequests.id, id), eq(cancelRequests.state, 'open'))

/** Notifies the buyer of a refused cancellation by e-mail and in the app. */
async function tellOfRefusal(
  { products }: GatewayDeps,
  tx: Orm,
  booking: BookingRow,
  { id }: CancelRequest,
  now: Date,
): Promise<void> {
  await tellBuyer(tx, products, booking, cancellationRefused(booking), now)
  const mail = { kind: 'cancel-refused' as const, sessionUnique: booking.sessionUnique }
  await queueMail(tx, `cancel-refused:${id}`, mail, now)
}

/**
 * Retries the pending cancellations that are due. If the journey has begun, the cancellation is not retried, but counts
 * as refused. If a supplier can't be reached, only the retries at this supplier stop.
 */
export async function settleCancellations(deps: GatewayDeps): Promise<void> {
  await Promise.all(Object.values(deps.products).map(async ({ name }) => settleOf(deps, name)))
}

async function settleOf(deps: GatewayDeps, product: ProductName): Promise<void> {
  const { orm } = deps.db
  const open = await orm
    .select({ request: cancelRequests, booking: bookings })
    .from(cancelRequests)
    .innerJoin(bookings, eq(bookings.id, cancelRequests.bookingId))
    .where(
      and(
        eq(cancelRequests.state, 'open'),
        lte(cancelRequests.nextAttemptAt, deps.clock.now()),
        eq(bookings.product, product),
      ),
    )
    .orderBy(asc(cancelRequests.nextAttemptAt))
    .limit(most)
  for (const { request, booking } of open) {
    if (deps.products[product].ticket.departsAt(booking) <= deps.clock.now().getTime()) {
      await closeUnanswered(deps, request)
      continue
    }
    try {
      if ((await settleCancellation(deps, request, 'was told to wait')) === 'open') return
    } catch (error) {
      deps.log.error('cancellation not settled', { booking: request.bookingId, ...errorDetails(error) })
      // Otherwise, a request whose runs always fail would come first in every run.
      await tryLater(deps, request)
    }
  }
}

/**
 * Closes a cancellation that the supplier had neither confirmed nor refused when the journey began: it counts as
 * refused, and the logged error tells an operator to call the supplier.
 */
async function closeUnanswered(deps: GatewayDeps, request: CancelRequest): Promise<void> {
  deps.log.error('supply never answered a cancellation', { booking: request.bookingId })
  await deps.db.orm.transaction(async (tx) => {
    const booking = await lockBookingById(tx, request.bookingId)
    const moved = await tx.update(cancelRequests).set({ state: 'refused' }).where(isOpen(request)).returning()
    if (booking && moved.length > 0) await tellOfRefusal(deps, tx, booking, request, deps.clock.now())
  })
  deps.jobs.wake('send-mail')
  deps.jobs.wake('send-push')
}
