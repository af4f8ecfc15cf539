/**
 * Tables of transfers: units taken of each stock, units that each booking takes, rides of bookings, and changes of
 * pick-up times.
 */
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bookings } from '#server/db/schema/bookings.ts'
import { unitTables } from '#server/db/schema/unit-stock.ts'
import { instant } from '#server/db/schema/instant.ts'

/**
 * Tables of the stocks of transfers. The units of a stock are vehicles of one type on one day, or seats of one shuttle
 * departure.
 */
export const transferTables = unitTables('transfer')
export const { stock: transferStock, holds: transferHolds } = transferTables

/** Rides of a transfer booking; `ride` 0 is the outbound one. `toldAt` is when the buyer was notified of the driver. */
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

/**
 * A change of pick-up times, requested from the supplier. While it is open, the booking holds units for the old and the
 * new times.
 */
export const moveRequests = pgTable(
  'move_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** Key of the reservation that is to replace the booking's current one. */
    reservationKey: text('reservation_key').notNull().unique('move_requests_reservation_unique'),
    /**
     * Search query and offer with the new pick-up times, and the new flight number if there is one. The new flight
     * number is deleted from this column when the change is applied or refused.
     */
    selection: jsonb().notNull(),
    state: text({ enum: ['open', 'done', 'refused'] }).notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('move_requests_one_open_per_booking')
      .on(table.bookingId)
      .where(sql`${table.state} = 'open'`),
    index('move_requests_open')
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'open'`),
  ],
)
