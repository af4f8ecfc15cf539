/** Makes or replaces the unpaid booking of a session and holds its seats. */
import { eq } from 'drizzle-orm'
import type { SelectReply } from '#contract/booking.ts'
import { findBooking, lockBooking, type BookingRow } from '#server/api/booking/booking-store.ts'
import { holdMinutes, releaseExpiredHolds } from '#server/api/booking/holds.ts'
import type { SearchSession } from '#server/api/booking/search-sessions.ts'
import type { GatewayDeps } from '#server/api/deps.ts'
import { minutesAfter } from '#server/api/instants.ts'
import { message, type MessageKey } from '#server/api/messages.ts'
import type { Orm } from '#server/db/database.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { liveCharge } from '#server/payment/charges.ts'
import { clearOpenCharge, needsResearch, settledObstacle } from '#server/payment/open-charge.ts'

export interface Selector {
  session: SearchSession
  language: string
  userId: number | null
}

/** What was chosen: `hold` takes its seats for the locked booking, in place of those that the booking has. */
export interface Selection {
  snapshot: object
  /** Kuruş. */
  total: number
  hold: (tx: Orm, booking: BookingRow) => Promise<void>
}

export const refusedSelection = (key: MessageKey, language: string, research: boolean): SelectReply => ({
  status: false,
  research,
  message: message(key, language),
})

/** What stands in the way of a selection in this session; undefined where nothing does. Lets go of old holds on the way. */
export async function selectionRefusal(
  deps: GatewayDeps,
  { session, language }: Selector,
): Promise<SelectReply | undefined> {
  if (session.expired) return refusedSelection('searchExpired', language, true)
  const existing = await findBooking(deps.db.orm, session.sessionUnique)
  if (existing) {
    const obstacle =
      settledObstacle(existing) ?? (await clearOpenCharge(deps, await liveCharge(deps.db.orm, existing.id)))
    if (obstacle) return refusedSelection(obstacle, language, needsResearch(obstacle))
  }
  await releaseExpiredHolds(deps)
  return undefined
}

/** Booking and seats in one transaction; a seat that is gone fails it as a whole, and is answered with the reason. */
export async function storeSelection(
  deps: GatewayDeps,
  selector: Selector,
  selection: Selection,
): Promise<SelectReply> {
  const { seats } = deps.products[selector.session.product]
  try {
    return await store(deps, selector, selection)
  } catch (error) {
    const why = seats.whyGone(error)
    if (why) return refusedSelection(why, selector.language, !seats.chosen)
    throw error
  }
}

async function store(
  deps: GatewayDeps,
  { session, language, userId }: Selector,
  { snapshot, total, hold }: Selection,
): Promise<SelectReply> {
  const now = deps.clock.now()
  const { sessionUnique, optionId, product } = session
  const chosenNow = {
    snapshot,
    total,
    discount: 0,
    status: 'unpaid' as const,
    holdExpiresAt: minutesAfter(now, holdMinutes),
    language,
    userId,
  }
  return deps.db.orm.transaction(async (tx) => {
    await tx
      .insert(bookings)
      .values({ ...chosenNow, sessionUnique, optionId, product, seats: 'released', createdAt: now })
      .onConflictDoNothing({ target: bookings.sessionUnique })
    const booking = await lockBooking(tx, sessionUnique)
    if (!booking) throw new Error('The booking that was just written is gone')
    const obstacle = settledObstacle(booking)
    if (obstacle) return refusedSelection(obstacle, language, needsResearch(obstacle))
    if (await liveCharge(tx, booking.id)) return refusedSelection('anotherPayment', language, false)
    await hold(tx, booking)
    await tx
      .update(bookings)
      .set({ ...chosenNow, seats: 'held' })
      .where(eq(bookings.id, booking.id))
    return { status: true, research: false, message: '' }
  })
}
