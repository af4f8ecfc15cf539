/**
 * Defines tables of stocks that are sold by quantity, such as vehicles of one type on one day, or places of a
 * departure.
 */
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bookings } from '#server/db/schema/bookings.ts'

/**
 * Returns two tables of a product. `stock` has the number of units of each stock that this gateway has sold or holds;
 * `holds` has the number of units that each booking takes. The check `{product}_stock_never_oversold` prevents
 * overselling.
 */
export const unitTables = (product: string) => ({
  stock: pgTable(
    `${product}_stock`,
    {
      key: text().primaryKey(),
      day: date({ mode: 'string' }).notNull(),
      /**
       * Number of units that this gateway may sell: all units of the stock minus the units that other sellers have
       * sold. When the gateway takes units, it updates this number from what the supplier has told it.
       */
      units: integer().notNull(),
      taken: integer().notNull(),
    },
    (table) => [
      index(`${product}_stock_day`).on(table.day),
      check(`${product}_stock_never_oversold`, sql`${table.taken} <= ${table.units}`),
      check(`${product}_stock_never_negative`, sql`${table.taken} >= 0`),
    ],
  ),
  /** Units that a booking takes of each stock; the rows are deleted when the units are released. */
  holds: pgTable(
    `${product}_holds`,
    {
      bookingId: integer('booking_id')
        .notNull()
        .references(() => bookings.id, { onDelete: 'cascade' }),
      stockKey: text('stock_key').notNull(),
      count: integer().notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.bookingId, table.stockKey] }),
      index(`${product}_holds_stock`).on(table.stockKey),
    ],
  ),
})
export type UnitTables = ReturnType<typeof unitTables>
