/**
 * Reports to a supplier that a booking which the traveller was to pay on site has been paid online
 * (docs/decisions/0031). Each report is repeated until the supplier confirms it or the journey begins.
 */
import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { ProductName } from '#contract/products.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { reservations } from '#server/db/schema/reservations.ts'
import { nextTry } from '#server/reservation/give-up.ts'
import { moveReservation } from '#server/reservation/reservation-store.ts'
import { askSupply, type SupplyDeps } from '#server/reservation/supply-of.ts'

const most = 500

/**
 * Sends the due reports of online payments to their suppliers, at most 500 per product. If the supplier of a product is
 * unavailable, only the reports about that product stop.
 */
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
    // Once the journey has begun, the supplier is not told again, even if it has not confirmed that it knows of the
    // payment: it may have collected the amount already. An error is logged, so that staff can call the supplier.
    const isOver = answer !== 'noted' && reservedUntil !== null && reservedUntil <= now
    if (isOver) deps.log.error('supply was not told of a payment', { product, reservation: row.key })
    const { attempts } = row
    const next =
      answer === 'noted' || isOver ? { owed: 0 } : { attempts: attempts + 1, nextAttemptAt: nextTry(now, attempts) }
    await moveReservation(orm, row, ['confirmed'], next)
    if (answer === 'away') return
  }
}
