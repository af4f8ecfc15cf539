/** Cancellations of tickets: written down with what they bring back, asked of the supply, and then carried out. */
import { and, asc, eq, lte } from 'drizzle-orm'
import * as z from 'zod/mini'
import { lockBookingById, type BookingRow } from '#server/api/booking/booking-store.ts'
import type { GatewayDeps } from '#server/api/deps.ts'
import { errorDetails } from '#server/api/error-details.ts'
import type { Orm } from '#server/db/database.ts'
import { cancelRequests } from '#server/db/schema/reservations.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { cancellationRefused, tellBuyer } from '#server/notification/booking-news.ts'
import { cancelTickets } from '#server/payment/cancel-tickets.ts'
import { payBack } from '#server/payment/pay-back.ts'
import { nextTry } from '#server/reservation/give-up.ts'
import { liveReservation, moveReservation } from '#server/reservation/reservation-store.ts'
import { askSupply } from '#server/reservation/supply-of.ts'

const most = 100

const Part = z.object({ position: z.number(), name: z.string(), paid: z.number(), fee: z.number(), refund: z.number() })
const CancelQuote = z.object({ parts: z.array(Part), staying: z.array(z.string()) })
export type CancelQuote = z.infer<typeof CancelQuote>

type CancelRequest = typeof cancelRequests.$inferSelect

/** `open`: the supply has not answered; it is asked again. */
export type CancelOutcome = 'done' | 'refused' | 'open'

/** Writes a cancellation of a locked booking down; undefined where another one is still open. */
export async function openCancellation(
  tx: Orm,
  { id }: Pick<BookingRow, 'id'>,
  { parts, staying }: CancelQuote,
  now: Date,
): Promise<CancelRequest | undefined> {
  const [row] = await tx
    .insert(cancelRequests)
    .values({ bookingId: id, quote: { parts, staying }, state: 'open', nextAttemptAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning()
  return row
}

/** Whether a cancellation of the booking waits for its supply. */
export async function hasOpenCancellation(orm: Orm, { id }: Pick<BookingRow, 'id'>): Promise<boolean> {
  const [row] = await orm
    .select({ id: cancelRequests.id })
    .from(cancelRequests)
    .where(and(eq(cancelRequests.bookingId, id), eq(cancelRequests.state, 'open')))
  return row !== undefined
}

/** Asks the supply, and cancels and pays back what it cancelled. May run any number of times and at once. */
export async function settleCancellation(deps: GatewayDeps, request: CancelRequest): Promise<CancelOutcome> {
  const quote = CancelQuote.parse(request.quote)
  const reservation = await liveReservation(deps.db.orm, request.bookingId)
  const positions = quote.staying.length === 0 ? 'all' : quote.parts.map(({ position }) => position)
  // A booking that was made before reservations were written down has none.
  const answer = reservation
    ? await askSupply(deps, reservation, 'cancel', (supply, call) => supply.cancel(reservation, positions, call))
    : 'cancelled'
  if (answer === 'away') {
    const { attempts } = request
    await deps.db.orm
      .update(cancelRequests)
      .set({ attempts: attempts + 1, nextAttemptAt: nextTry(deps.clock.now(), attempts) })
      .where(isOpen(request))
    return 'open'
  }
  await deps.db.orm.transaction(async (tx) => {
    const booking = await lockBookingById(tx, request.bookingId)
    const state = answer === 'cancelled' ? 'done' : 'refused'
    const moved = await tx.update(cancelRequests).set({ state }).where(isOpen(request)).returning()
    if (!booking || moved.length === 0) return
    const now = deps.clock.now()
    if (state === 'refused') return tellOfRefusal(deps, tx, booking, request, now)
    await cancelTickets(tx, deps.products, booking, quote, now)
    if (reservation && quote.staying.length === 0)
      await moveReservation(tx, reservation, ['confirmed'], { state: 'cancelled' })
  })
  deps.jobs.wake('send-mail')
  deps.jobs.wake('send-push')
  if (answer === 'refused') {
    deps.log.warn('supply refused a cancellation', { booking: request.bookingId })
    return 'refused'
  }
  // The bank is asked at once; where it can't be reached, the job that reconciles charges asks again.
  await payBack(deps, request.bookingId)
  return 'done'
}

const isOpen = ({ id }: CancelRequest) => and(eq(cancelRequests.id, id), eq(cancelRequests.state, 'open'))

/** Who was told that the supply is being asked learns what it said; who waited for the answer has read it. */
async function tellOfRefusal(
  { products }: GatewayDeps,
  tx: Orm,
  booking: BookingRow,
  { id, attempts }: CancelRequest,
  now: Date,
): Promise<void> {
  if (attempts === 0) return
  await tellBuyer(tx, products, booking, cancellationRefused, now)
  const mail = { kind: 'cancel-refused' as const, sessionUnique: booking.sessionUnique }
  await queueMail(tx, `cancel-refused:${id}`, mail, now)
}

/** Asks again about every cancellation that waits. Returns how many. */
export async function settleCancellations(deps: GatewayDeps): Promise<number> {
  const open = await deps.db.orm
    .select()
    .from(cancelRequests)
    .where(and(eq(cancelRequests.state, 'open'), lte(cancelRequests.nextAttemptAt, deps.clock.now())))
    .orderBy(asc(cancelRequests.nextAttemptAt))
    .limit(most)
  for (const request of open)
    await settleCancellation(deps, request).catch((error: unknown) =>
      deps.log.error('cancellation not settled', { booking: request.bookingId, ...errorDetails(error) }),
    )
  return open.length
}
