/**
 * Applies or refuses a change of pick-up times according to the supplier's response. Idempotent and safe to run
 * concurrently.
 */
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { movedBooking } from '#server/api/transfer/moved-offer.ts'
import { movedNews, moveRides, type MoveRequest, notMovedNews, tellMove } from '#server/api/transfer/move-store.ts'
import { MovedSelection, outboundOf, transferSnapshot } from '#server/api/transfer/snapshot.ts'
import { keepOnly } from '#server/api/transfer/stock-holds.ts'
import { findBookingById, lockBookingById, payable } from '#server/booking/booking-store.ts'
import { waitingPositions } from '#server/booking/waiting-cancellation.ts'
import type { Orm } from '#server/db/database.ts'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import { moveRequests } from '#server/db/schema/transfers.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { nextTry } from '#server/reservation/give-up.ts'
import { confirmSecond, dropSecond, replaceReservation } from '#server/reservation/second-reservation.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import { minutesAfter } from '#server/runtime/instants.ts'

const most = 100

/**
 * Minutes for which a change waits for the supplier's response. After that it is refused, and the booking keeps its
 * pick-up times.
 */
const answerMinutes = 30

/** Outcome of a change of pick-up times. `open`: the supplier has not responded; a job repeats the request. */
type MoveOutcome = 'done' | 'refused' | 'open'

/**
 * Whether the traveller has received the reply to the request for a change. 'waits' means that the traveller still
 * waits for the reply. 'was told to wait' means that the traveller has received the reply and waits for an e-mail about
 * the outcome.
 */
type Traveller = 'waits' | 'was told to wait'

const isOpen = ({ id }: MoveRequest) => and(eq(moveRequests.id, id), eq(moveRequests.state, 'open'))

async function tryLater({ clock, db }: GatewayDeps, request: MoveRequest): Promise<void> {
  const { attempts } = request
  const next = { attempts: attempts + 1, nextAttemptAt: nextTry(clock.now(), attempts) }
  await db.orm.update(moveRequests).set(next).where(isOpen(request))
}

/** Returns the amount in kuruş that the supplier collects on site for a booking: 0 if the booking is paid online. */
const owedOf = (booking: BookingRow): number => (booking.status === 'ticketed' ? 0 : payable(booking))

/** Requests the new pick-up times from the supplier, and changes the booking after the confirmation. */
export async function settleMove(deps: GatewayDeps, request: MoveRequest, traveller: Traveller): Promise<MoveOutcome> {
  const { orm } = deps.db
  const read = await findBookingById(orm, request.bookingId)
  if (!read) return 'refused'
  const isOver = minutesAfter(request.createdAt, answerMinutes) <= deps.clock.now()
  const asked = () => movedBooking(read, MovedSelection.parse(request.selection))
  const answer = isOver ? 'refused' : await confirmSecond(deps, request.reservationKey, asked(), owedOf(read))
  if (answer === 'away') {
    await tryLater(deps, request)
    return 'open'
  }
  const isSettled = await orm.transaction((tx) => apply(deps, tx, request, answer, traveller))
  if (isOver && isSettled) {
    const { bookingId, reservationKey } = request
    deps.log.error('supply did not confirm a change in time', { booking: bookingId, reservation: reservationKey })
  }
  for (const job of ['settle-reservations', 'send-mail', 'send-push'] as const) deps.jobs.wake(job)
  // A concurrent run may have stored another outcome of this change first, so the stored outcome is returned.
  const [settled] = await orm.select().from(moveRequests).where(eq(moveRequests.id, request.id))
  return settled?.state ?? 'refused'
}

/**
 * Applies a change of pick-up times, or marks the change as refused. Returns false if a concurrent run has already done
 * so. Even if the supplier has confirmed the change, it is refused in two cases: the booking was cancelled meanwhile,
 * or a cancellation of the booking waits for the supplier's response.
 */
async function apply(
  deps: GatewayDeps,
  tx: Orm,
  request: MoveRequest,
  answer: 'confirmed' | 'refused',
  traveller: Traveller,
): Promise<boolean> {
  const booking = await lockBookingById(tx, request.bookingId)
  if (!booking) return false
  const stands = booking.stock === 'sold'
  const moves = answer === 'confirmed' && stands && (await waitingPositions(tx, booking)).size === 0
  const settled = await tx
    .update(moveRequests)
    // Deletes the new flight number from the stored change, because the change may be kept longer than the booking's
    // personal data.
    .set({ state: moves ? 'done' : 'refused', selection: sql`${moveRequests.selection} - 'flightNumber'` })
    .where(isOpen(request))
    .returning()
  if (settled.length === 0) return false
  const now = deps.clock.now()
  if (!moves) {
    await dropSecond(tx, request.reservationKey, now)
    // A cancelled booking holds no units, so there is nothing to release.
    if (stands) await keepOnly(tx, booking, transferSnapshot(booking))
    if (stands && traveller === 'was told to wait')
      await tellMove(tx, deps.products, booking, request, notMovedNews, now)
    return true
  }
  const moved = movedBooking(booking, MovedSelection.parse(request.selection))
  const snapshot = transferSnapshot(moved)
  await replaceReservation(tx, booking, request.reservationKey, now)
  await keepOnly(tx, booking, snapshot)
  await tx
    .update(bookings)
    .set({ snapshot, ...(booking.reservedUntil && { reservedUntil: new Date(outboundOf(snapshot).pickUpAt) }) })
    .where(eq(bookings.id, booking.id))
  await moveRides(tx, moved)
  await tellMove(tx, deps.products, moved, request, movedNews(moved), now)
  return true
}

/**
 * Repeats the due requests for changes of pick-up times to which the supplier has not responded. If the supplier does
 * not respond to one of them, the later ones are left for the next run.
 */
export async function settleMoves(deps: GatewayDeps): Promise<void> {
  const open = await deps.db.orm
    .select()
    .from(moveRequests)
    .where(and(eq(moveRequests.state, 'open'), lte(moveRequests.nextAttemptAt, deps.clock.now())))
    .orderBy(asc(moveRequests.nextAttemptAt))
    .limit(most)
  for (const request of open) {
    try {
      if ((await settleMove(deps, request, 'was told to wait')) === 'open') return
    } catch (error) {
      deps.log.error('change not settled', { booking: request.bookingId, ...errorDetails(error) })
      // Otherwise, a request whose runs always fail would come first in every run.
      await tryLater(deps, request)
    }
  }
}
