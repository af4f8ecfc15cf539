/** Holds: seats that a booking keeps for a while before it is paid. */
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { letGo } from '#server/reservation/let-go.ts'

/** Minutes that selected seats are kept for a booking (domain rule of this gateway). */
export const holdMinutes = 15

/**
 * Lets go of holds that ran out, at most `most` of them, skipping bookings that somebody is working on. Returns how
 * many. A booking whose ticket is being issued keeps its seats.
 */
export async function releaseExpiredHolds(
  { db, clock, products }: Pick<GatewayDeps, 'db' | 'clock' | 'products'>,
  most = 200,
): Promise<number> {
  return db.orm.transaction(async (tx) => {
    const over = and(
      eq(bookings.stock, 'held'),
      lte(bookings.holdExpiresAt, clock.now()),
      sql`${bookings.status} <> 'issuing'`,
    )
    const expired = await tx
      .select({ id: bookings.id, product: bookings.product })
      .from(bookings)
      .where(over)
      .orderBy(asc(bookings.id))
      .limit(most)
      .for('update', { skipLocked: true })
    await letGo(tx, products, expired, clock.now())
    return expired.length
  })
}
