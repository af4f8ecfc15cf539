/** Reads the seats that a supplier with its own seat inventory holds for a traveller. */
import { and, eq, gt, type SQL } from 'drizzle-orm'
import { busSnapshot } from '#server/api/bus/snapshot.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { reservations } from '#server/db/schema/reservations.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'

/**
 * Returns the seats that the supplier holds for the traveller's own unpaid bookings, by trip key. The SQL condition
 * `own` selects these bookings.
 */
export async function supplyHolds(
  { db, clock }: Pick<GatewayDeps, 'db' | 'clock'>,
  own: SQL | undefined,
): Promise<Map<string, Set<number>>> {
  const held = new Map<string, Set<number>>()
  if (!own) return held
  const rows = await db.orm
    .select({ snapshot: bookings.snapshot })
    .from(reservations)
    .innerJoin(bookings, eq(bookings.id, reservations.bookingId))
    .where(
      and(
        eq(reservations.product, 'bus'),
        eq(reservations.state, 'held'),
        gt(reservations.heldUntil, clock.now()),
        own,
      ),
    )
  for (const { trip, seats } of rows.map(busSnapshot)) {
    const known = held.get(trip.key) ?? new Set()
    held.set(trip.key, new Set([...known, ...seats.map(({ seat }) => seat)]))
  }
  return held
}
