/**
 * Reports online payments of reserved bookings to the suppliers, and retries until they confirm (docs/decisions/0031).
 */
import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { ProductName } from '#contract/products.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { reservations } from '#server/db/schema/reservations.ts'
import { nextTry } from '#server/reservation/give-up.ts'
import { moveReservation } from '#server/reservation/reservation-store.ts'
import { askSupply, type SupplyDeps } from '#server/reservation/supply-of.ts'

const most = 500

/** Reports all payments that are due. If a supplier is unavailable, only the reports to this supplier stop. */
export async function tellPaid(deps: SupplyDeps): Promise<void> {
  await Promise.all(Object.values(deps.products).map(async ({ name }) => tellOf(deps, name)))
}

async function tellOf(deps: SupplyDeps, product: ProductName): Promise<void> {
  const { orm } = deps.db
  const now = deps.clock.now()
  const due = await orm
    .select({ row: reservations, reservedUntil: bookings.reservedUntil })
    .from(reservations)
    .innerJoin(bookings, eq(bookings.id, reservations.bookingId))
    .where(
      and(
        eq(reservations.state, 'confirmed'),
        gt(reservations.owed, 0),
        lte(reservations.nextAttemptAt, now),
        eq(reservations.product, product),
        eq(bookings.status, 'ticketed'),
      ),
    )
    .orderBy(asc(reservations.nextAttemptAt))
    .limit(most)
  for (const { row, reservedUntil } of due) {
    const answer = await askSupply(deps, row, 'paid', (supply, call) => supply.paid(row, call))
    if (answer === 'refused') deps.log.warn('supply refused to note a payment', { product, reservation: row.key })
    // If all retries failed before the journey began, staff must call the supplier, which may have collected the amount
    // a second time.
    const isOver = answer !== 'noted' && reservedUntil !== null && reservedUntil <= now
    if (isOver) deps.log.error('supply was not told of a payment', { product, reservation: row.key })
    const { attempts } = row
    const next =
      answer === 'noted' || isOver ? { owed: 0 } : { attempts: attempts + 1, nextAttemptAt: nextTry(now, attempts) }
    await moveReservation(orm, row, ['confirmed'], next)
    if (answer === 'away') return
  }
}
