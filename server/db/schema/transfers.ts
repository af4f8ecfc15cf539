/** Transfers on sale: units taken of each stock, the units of each booking, and its rides. */
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, smallint, timestamp } from 'drizzle-orm/pg-core'
import { bookings } from '#server/db/schema/bookings.ts'
import { unitTables } from '#server/db/schema/unit-stock.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Units are vehicles of a kind on a day, or seats of a departure. */
export const transferTables = unitTables('transfer')
export const { stock: transferStock, holds: transferHolds } = transferTables

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
