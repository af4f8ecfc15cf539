import { and, eq, gt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { Orm } from '#server/db/database.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { transferHolds, transferStock } from '#server/db/schema/transfers.ts'
import { sharedLookup } from '#server/db/shared-lookup.ts'
import type { TakenStock, TransferMarket } from '#server/supply/transfer-supply.ts'

/** The units taken of those stocks of which any is taken. */
const touchedStock = sharedLookup(async (orm, keys) => {
  const rows = await orm
    .select({ key: transferStock.key, taken: transferStock.taken })
    .from(transferStock)
    .where(and(sql`${transferStock.key} = any(${sql.param(keys)})`, gt(transferStock.taken, 0)))
  return new Map(rows.map(({ key, taken }) => [key, taken]))
})

/** Units that this gateway has sold or holds. Expired holds and the traveller's own bookings (`own`) do not count. */
async function readTaken(orm: Orm, keys: readonly string[], now: Date, own?: SQL): Promise<TakenStock> {
  if (keys.length === 0) return () => 0
  const all = await touchedStock(orm, keys)
  const touched = keys.filter((key) => all.has(key))
  if (touched.length === 0) return () => 0
  const idle = await orm
    .select({ key: transferHolds.stockKey, units: sql<number>`sum(${transferHolds.count})::int` })
    .from(transferHolds)
    .innerJoin(bookings, eq(bookings.id, transferHolds.bookingId))
    .where(
      and(
        sql`${transferHolds.stockKey} = any(${sql.param(touched)})`,
        eq(bookings.stock, 'held'),
        sql`${bookings.status} <> 'issuing'`,
        or(lte(bookings.holdExpiresAt, now), own),
      ),
    )
    .groupBy(transferHolds.stockKey)
  const free = new Map(idle.map(({ key, units }) => [key, units]))
  return (key) => (all.get(key) ?? 0) - (free.get(key) ?? 0)
}

/** The gateway's part of a search; units that the bookings of `own` hold count as free. */
export function transferMarket({ db, clock }: Pick<GatewayDeps, 'db' | 'clock'>, own?: SQL): TransferMarket {
  const now = clock.now()
  return { now, taken: (keys) => readTaken(db.orm, keys, now, own) }
}
