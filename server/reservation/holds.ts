/** Releases expired holds, which kept units for unpaid bookings for a limited time. */
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { letGo } from '#server/reservation/let-go.ts'

/**
 * Releases up to `most` expired holds and returns their number. Skips bookings that another transaction has locked. A
 * booking whose ticket is being issued keeps its hold.
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
