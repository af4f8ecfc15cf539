/** Transfers on sale: units taken of each stock, the units of each booking, and its rides. */
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { bookings } from '#server/db/schema/bookings.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Units (vehicles of a kind on a day, seats of a departure) that holds and sales of this gateway take of a stock. The
 * check `transfer_stock_never_oversold` prevents overselling.
 */
export const transferStock = pgTable(
  'transfer_stock',
  {
    key: text().primaryKey(),
    day: date({ mode: 'string' }).notNull(),
    /** Units that this gateway may sell: those of the supply, less those sold elsewhere when it last sold one. */
    units: integer().notNull(),
    taken: integer().notNull(),
  },
  (table) => [
    index('transfer_stock_day').on(table.day),
    check('transfer_stock_never_oversold', sql`${table.taken} <= ${table.units}`),
    check('transfer_stock_never_negative', sql`${table.taken} >= 0`),
  ],
)

/** Units that a booking takes of each stock; deleted when they are released. */
export const transferHolds = pgTable(
  'transfer_holds',
  {
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    stockKey: text('stock_key').notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.stockKey] }),
    index('transfer_holds_stock').on(table.stockKey),
  ],
)

/** Rides of a booking; `ride` 0 is the outbound one. `toldAt` is when the buyer was told who drives. */
export const transferRides = pgTable(
  'transfer_rides',
  {
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    ride: smallint().notNull(),
    pickUpAt: instant('pick_up_at').notNull(),
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.ride] }),
    index('transfer_rides_untold')
      .on(table.pickUpAt)
      .where(sql`${table.toldAt} is null`),
  ],
)
