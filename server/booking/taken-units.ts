/**
 * Counts the taken units of stocks that are sold by quantity, such as vehicles of one type on one day, or seats of a
 * departure.
 */
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { isBuyer } from '#server/booking/buyer.ts'
import type { Orm } from '#server/db/database.ts'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import type { UnitTables } from '#server/db/schema/unit-stock.ts'
import { sharedLookup } from '#server/db/shared-lookup.ts'
import { anybody, type Traveller } from '#server/http/traveller.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { StockMarket, TakenStock } from '#server/supply/stock.ts'

/**
 * The hold of a booking whose ticket is neither issued nor being issued, with the number of units that it takes of one
 * stock.
 */
interface Hold extends Pick<BookingRow, 'status' | 'userId' | 'device' | 'holdExpiresAt'> {
  units: number
}

/**
 * The taken units of a stock: their number, held units included, and the list of the holds. A search ignores the holds
 * for which `countsAsFree` returns true.
 */
interface Taken {
  units: number
  holds: Hold[]
}

/** Whether a hold counts as free: it has expired, or it belongs to an unpaid booking of `traveller`. */
const countsAsFree = (hold: Hold, now: Date, traveller: Traveller): boolean =>
  hold.holdExpiresAt <= now || ((hold.status === 'unpaid' || hold.status === 'declined') && isBuyer(traveller, hold))

/**
 * Returns a function that looks up how many units of each stock this gateway has sold or holds. Units whose hold counts
 * as free for `traveller` are not included. Concurrent searches share one query, which reads the holds with their
 * owners. Each search then subtracts the holds that count as free for its own traveller.
 */
function takenUnits({ stock, holds }: UnitTables) {
  const stocks = sharedLookup(async (orm, keys) => {
    const held = and(eq(bookings.id, holds.bookingId), eq(bookings.stock, 'held'), ne(bookings.status, 'issuing'))
    const ofHeld = orm
      .select({
        key: sql<string>`${holds.stockKey}`.as('held_key'),
        units: sql<number>`${holds.count}`.as('held_units'),
        status: bookings.status,
        userId: bookings.userId,
        device: bookings.device,
        holdExpiresAt: bookings.holdExpiresAt,
      })
      .from(holds)
      .innerJoin(bookings, held)
      .where(sql`${holds.stockKey} = any(${sql.param(keys)})`)
      .as('of_held')
    const rows = await orm
      .select({
        key: sql<string>`${stock.key}`,
        taken: sql<number>`${stock.taken}`,
        units: ofHeld.units,
        status: ofHeld.status,
        userId: ofHeld.userId,
        device: ofHeld.device,
        holdExpiresAt: ofHeld.holdExpiresAt,
      })
      .from(stock)
      .leftJoin(ofHeld, sql`${ofHeld.key} = ${stock.key}`)
      .where(and(sql`${stock.key} = any(${sql.param(keys)})`, gt(stock.taken, 0)))
    const found = new Map<string, Taken>()
    for (const { key, taken, units, status, userId, device, holdExpiresAt } of rows) {
      const one: Taken = found.get(key) ?? { units: taken, holds: [] }
      if (units && status && holdExpiresAt) one.holds.push({ units, status, userId, device, holdExpiresAt })
      found.set(key, one)
    }
    return found
  })
  return async (orm: Orm, keys: readonly string[], now: Date, traveller: Traveller): Promise<TakenStock> => {
    if (keys.length === 0) return () => 0
    const found = await stocks(orm, keys)
    return (key) => {
      const { units, holds: held } = found.get(key) ?? { units: 0, holds: [] }
      const free = held.filter((hold) => countsAsFree(hold, now, traveller))
      return free.reduce((left, hold) => left - hold.units, units)
    }
  }
}

/**
 * Returns a function that makes the `StockMarket` of a traveller: the current instant, and a function that counts the
 * units of each stock that this gateway has sold or holds. Units held by the traveller's own unpaid bookings count as
 * free.
 */
export function unitMarket(tables: UnitTables) {
  const unitsTaken = takenUnits(tables)
  return ({ db, clock }: Pick<GatewayDeps, 'db' | 'clock'>, traveller: Traveller = anybody): StockMarket => {
    const now = clock.now()
    return { now, taken: (keys) => unitsTaken(db.orm, keys, now, traveller) }
  }
}
