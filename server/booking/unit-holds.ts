/**
 * Holds and releases units of stocks that are sold by quantity. The database prevents overselling: the check
 * `{product}_stock_never_oversold` fails any transaction that takes one unit too many.
 */
import { and, eq, inArray, lt, notExists, sql, type SQL } from 'drizzle-orm'
import { stockChanges } from '#server/booking/stock-changes.ts'
import { violatedConstraint } from '#server/db/constraint-violation.ts'
import type { Orm } from '#server/db/database.ts'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import type { UnitTables } from '#server/db/schema/unit-stock.ts'
import type { SharedStock } from '#server/parts/product.ts'
import type { Stock } from '#server/supply/stock.ts'

type Booking = Pick<BookingRow, 'id'>

/**
 * How recent a supplier's number of units for sale is. `now`: the supplier has just returned this number, so it
 * replaces the number in the stock row. `earlier`: the supplier returned this number some time ago, for example when
 * the offer was selected. The number in the stock row may be newer, so the smaller of the two is stored there.
 */
type UnitsSaid = 'now' | 'earlier'

/** Returns functions that manage the holds of one product in the product's own tables. */
export function unitHolds({ stock, holds }: UnitTables, product: string) {
  const changeTaken = (tx: Orm, key: string, delta: number) =>
    tx
      .update(stock)
      .set({ taken: sql`${stock.taken} + ${delta}` })
      .where(eq(stock.key, key))

  /**
   * Deletes the hold rows of bookings and returns the number of units of each row. Callers must then change the number
   * of taken units in the stock rows.
   */
  async function forgetHolds(tx: Orm, bookingIds: readonly number[]) {
    if (bookingIds.length === 0) return []
    const gone = await tx
      .delete(holds)
      .where(inArray(holds.bookingId, [...bookingIds]))
      .returning()
    return gone.map(({ stockKey: key, count }) => ({ key, count, day: '' }))
  }

  /**
   * Reads the holds that match a condition. Returns the number of units in all these holds together, and the number of
   * units in the largest of them.
   */
  async function unitsOf(tx: Orm, which: SQL | undefined): Promise<{ all: number; largest: number }> {
    const [row] = await tx
      .select({
        all: sql<number>`coalesce(sum(${holds.count}), 0)::int`,
        largest: sql<number>`coalesce(max(${holds.count}), 0)::int`,
      })
      .from(holds)
      .innerJoin(bookings, eq(bookings.id, holds.bookingId))
      .where(which)
    return row ?? { all: 0, largest: 0 }
  }

  return {
    /** Whether an error means that a stock has too few units left. */
    isOversold: (error: unknown): boolean => violatedConstraint(error) === `${product}_stock_never_oversold`,

    /**
     * Takes the units in `offered` for a booking whose row the transaction `tx` has locked. They replace the units that
     * this booking has held so far. Also releases the units of the traveller's other bookings that this booking
     * replaces, whose IDs are in `instead`.
     */
    async take(
      tx: Orm,
      { id }: Booking,
      offered: readonly Stock[],
      instead: readonly number[],
      said: UnitsSaid,
    ): Promise<void> {
      const claims = offered.map(({ key, day, wanted, all, takenElsewhere }) => ({
        key,
        day,
        count: wanted,
        capacity: all - takenElsewhere,
      }))
      const units = said === 'now' ? sql`excluded.units` : sql`least(${stock.units}, excluded.units)`
      const held = await forgetHolds(tx, [id, ...instead])
      for (const { key, day, delta, capacity } of stockChanges(({ key: one }) => one, claims, held)) {
        if (capacity === null || delta <= 0) await changeTaken(tx, key, delta)
        else
          await tx
            .insert(stock)
            .values({ key, day, units: capacity, taken: delta })
            .onConflictDoUpdate({
              target: stock.key,
              set: { taken: sql`${stock.taken} + ${delta}`, units },
            })
      }
      if (claims.length > 0)
        await tx.insert(holds).values(claims.map(({ key, count }) => ({ bookingId: id, stockKey: key, count })))
    },

    /** Releases the units of bookings whose rows the transaction `tx` has locked. */
    release: async (tx: Orm, bookingIds: readonly number[]): Promise<void> => {
      const held = await forgetHolds(tx, bookingIds)
      for (const { key, delta } of stockChanges(({ key: one }) => one, [], held)) await changeTaken(tx, key, delta)
    },

    /**
     * Deletes the stock rows of dates before `day`. Keeps the row of a stock of which a booking still holds units that
     * are not sold yet.
     */
    forgetPast: async (orm: Orm, day: string): Promise<void> => {
      const holding = orm
        .select({ one: sql`1` })
        .from(holds)
        .innerJoin(bookings, eq(bookings.id, holds.bookingId))
        .where(and(eq(holds.stockKey, stock.key), eq(bookings.stock, 'held')))
      await orm.delete(stock).where(and(lt(stock.day, day), notExists(holding)))
    },

    /**
     * Returns the stocks from which a booking takes units. `all` is the size of the stock without the units that other
     * sellers have sold. `mostAtOnce` returns the larger of two numbers of units: the number that this booking wants,
     * and the number in the largest hold of this stock by a booking that matches the SQL condition `whose`. The
     * limits on how many units of a stock a traveller or an IP network may hold (`hold-limits.ts`) are multiples of
     * this number or higher, so that they fit parties of any size.
     */
    shared: (offered: readonly Stock[]): SharedStock[] =>
      offered.map(({ key, wanted, all, takenElsewhere }) => {
        const ofStock = eq(holds.stockKey, key)
        return {
          wanted,
          all: all - takenElsewhere,
          mostAtOnce: async (tx, whose) => Math.max(wanted, (await unitsOf(tx, and(ofStock, whose))).largest),
          heldBy: async (tx, whose) => (await unitsOf(tx, and(ofStock, whose))).all,
          inTheWay: sql`exists (select 1 from ${holds} where ${holds.bookingId} = ${bookings.id} and ${ofStock})`,
        }
      }),
  }
}
