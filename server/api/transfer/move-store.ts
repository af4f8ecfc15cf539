/** Stores changes of pick-up times or of the flight number, and notifies the buyers. */
import { and, eq, lt, ne } from 'drizzle-orm'
import { type MovedSelection, transferSnapshot } from '#server/api/transfer/snapshot.ts'
import { holdBeside } from '#server/api/transfer/stock-holds.ts'
import type { Orm } from '#server/db/database.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { moveRequests, transferRides } from '#server/db/schema/transfers.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { tellBuyer } from '#server/notification/booking-news.ts'
import type { Products } from '#server/parts/product.ts'
import { nextTry } from '#server/reservation/give-up.ts'
import { openSecond } from '#server/reservation/second-reservation.ts'
import { inBoth } from '#server/text/messages.ts'
import { dayText } from '#server/text/written-date.ts'

export type MoveRequest = typeof moveRequests.$inferSelect

/**
 * Returns a booking's requested change that waits for the supplier's response; undefined if there is none. The change
 * replaces the pick-up times, the flight number or both.
 */
export async function openMoveOf(orm: Orm, { id }: Pick<BookingRow, 'id'>): Promise<MoveRequest | undefined> {
  const [row] = await orm
    .select()
    .from(moveRequests)
    .where(and(eq(moveRequests.bookingId, id), eq(moveRequests.state, 'open')))
  return row
}

/** Whether a change of the booking's pick-up times or of its flight number was completed earlier. */
export async function hasMoved(orm: Orm, { id }: Pick<BookingRow, 'id'>): Promise<boolean> {
  const made = and(eq(moveRequests.bookingId, id), eq(moveRequests.state, 'done'))
  return (await orm.select({ id: moveRequests.id }).from(moveRequests).where(made).limit(1)).length > 0
}

/**
 * Stores a requested change of a booking's pick-up times; the transaction has locked the booking. Takes the units for
 * the new times in addition to the booked units. The caller then sends the change to the supplier. If the supplier does
 * not respond, a background job sends it again after one minute at the earliest. If the stock has too few units left,
 * throws an error that `whyGone` recognises.
 */
export async function openMove(
  tx: Orm,
  booking: BookingRow,
  selection: MovedSelection,
  now: Date,
): Promise<MoveRequest> {
  await holdBeside(tx, booking, selection)
  const reservationKey = await openSecond(tx, booking, now)
  const [row] = await tx
    .insert(moveRequests)
    .values({
      bookingId: booking.id,
      reservationKey,
      selection,
      state: 'open',
      nextAttemptAt: nextTry(now, 0),
      createdAt: now,
    })
    .returning()
  if (!row) throw new Error('The change that was just written is gone')
  return row
}

/**
 * Stores the new pick-up times of the rides of a booking that the transaction has locked. For rides whose pick-up time
 * has changed, the buyer will be notified of the drivers again.
 */
export async function moveRides(tx: Orm, booking: BookingRow): Promise<void> {
  for (const [ride, { pickUpAt }] of transferSnapshot(booking).offer.rides.entries()) {
    const own = and(eq(transferRides.bookingId, booking.id), eq(transferRides.ride, ride))
    await tx
      .update(transferRides)
      .set({ pickUpAt: new Date(pickUpAt), toldAt: null })
      .where(and(own, ne(transferRides.pickUpAt, new Date(pickUpAt))))
  }
}

/**
 * The messages to the buyer about the outcome of a requested change. `mail` is the kind of the e-mail, `key` is the
 * prefix of the e-mail's deduplication key, and `news` is the notification in the app.
 */
interface MoveNews {
  mail: 'changed' | 'change-refused'
  key: 'moved' | 'move-refused'
  news: Parameters<typeof tellBuyer>[3]
}

/**
 * Returns the messages to the buyer about a change of the pick-up times or the flight number. `booking` already
 * contains the new pick-up times.
 */
export function movedNews(booking: BookingRow): MoveNews {
  const { rides } = transferSnapshot(booking).offer
  const when = (language: 'tr' | 'en') =>
    rides.map(({ pickUp }) => `${dayText(pickUp.date, language)} ${pickUp.time}`).join('; ')
  const content = { tr: when('tr'), en: when('en') }
  return { mail: 'changed', key: 'moved', news: { title: inBoth('movedTitle'), content } }
}

/** The messages to the buyer about a requested change that was refused: the pick-up times stay the same. */
export const notMovedNews: MoveNews = {
  mail: 'change-refused',
  key: 'move-refused',
  news: { title: inBoth('moveRefusedTitle'), content: inBoth('moveRefused') },
}

/** Notifies the buyer of the outcome of a requested change, by e-mail and in the app. */
export async function tellMove(
  tx: Orm,
  products: Products,
  booking: BookingRow,
  { id }: MoveRequest,
  { mail, key, news }: MoveNews,
  now: Date,
): Promise<void> {
  await queueMail(tx, `${key}:${id}`, { kind: mail, sessionUnique: booking.sessionUnique }, now)
  await tellBuyer(tx, products, booking, news, now)
}

/**
 * Deletes the changes of pick-up times that were applied or refused and that were requested before the instant
 * `before`.
 */
export async function forgetMoves(orm: Orm, before: Date): Promise<void> {
  await orm.delete(moveRequests).where(and(ne(moveRequests.state, 'open'), lt(moveRequests.createdAt, before)))
}
