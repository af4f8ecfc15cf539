import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { SharedStock } from '#server/parts/product.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { takenUnits } from '#server/booking/taken-units.ts'
import type { Orm } from '#server/db/database.ts'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import { transferHolds, transferStock } from '#server/db/schema/transfers.ts'
import { anybody, type Traveller } from '#server/http/traveller.ts'
import { transferSnapshot } from '#server/api/transfer/snapshot.ts'
import type { TransferMarket } from '#server/supply/transfer-supply.ts'

const unitsTaken = takenUnits({ stock: transferStock, holds: transferHolds })

/** The gateway's part of a search; units that the unpaid bookings of `traveller` hold count as free. */
export function transferMarket(
  { db, clock }: Pick<GatewayDeps, 'db' | 'clock'>,
  traveller: Traveller = anybody,
): TransferMarket {
  const now = clock.now()
  return { now, taken: (keys) => unitsTaken(db.orm, keys, now, traveller) }
}

/** Units of the holds that a condition selects: of all, and of the largest one. */
async function unitsOf(tx: Orm, which: SQL | undefined): Promise<{ all: number; largest: number }> {
  const [row] = await tx
    .select({
      all: sql<number>`coalesce(sum(${transferHolds.count}), 0)::int`,
      largest: sql<number>`coalesce(max(${transferHolds.count}), 0)::int`,
    })
    .from(transferHolds)
    .innerJoin(bookings, eq(bookings.id, transferHolds.bookingId))
    .where(which)
  return row ?? { all: 0, largest: 0 }
}

/**
 * The stocks of a booking. What is sold elsewhere is not part of them. Vehicles of one party vary from 1 to 5 and its
 * seats from 1 to 60, so the limits on holds allow for the size of the bookings that there are.
 */
export function sharedStock(booking: Pick<BookingRow, 'snapshot'>): SharedStock[] {
  return transferSnapshot(booking).offer.stock.map(({ key, wanted, all, takenElsewhere }) => {
    const ofStock = eq(transferHolds.stockKey, key)
    return {
      wanted,
      all: all - takenElsewhere,
      mostAtOnce: async (tx, whose) => Math.max(wanted, (await unitsOf(tx, and(ofStock, whose))).largest),
      heldBy: async (tx, whose) => (await unitsOf(tx, and(ofStock, whose))).all,
      inTheWay: sql`exists (select 1 from ${transferHolds} where ${transferHolds.bookingId} = ${bookings.id} and ${ofStock})`,
    }
  })
}
