/**
 * Tables of activities: number of taken places of each stock, departures of bookings, and geographic positions that
 * buyers disclose to the organiser.
 */
import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bookings } from '#server/db/schema/bookings.ts'
import { unitTables } from '#server/db/schema/unit-stock.ts'
import { instant } from '#server/db/schema/instant.ts'

export const activityTables = unitTables('activity')
export const { stock: activityStock, holds: activityHolds } = activityTables

/**
 * The departure of a booking. `checkedAt` is when the gateway last asked the supplier for news of the departure, such
 * as a cancellation; `toldAt` is when the buyer was notified of the pick-up.
 */
export const activityBookings = pgTable(
  'activity_bookings',
  {
    bookingId: integer('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    departure: text().notNull(),
    startsAt: instant('starts_at').notNull(),
    checkedAt: instant('checked_at'),
    toldAt: instant('told_at'),
  },
  (table) => [
    index('activity_bookings_start').on(table.startsAt),
    index('activity_bookings_untold')
      .on(table.startsAt)
      .where(sql`${table.toldAt} is null`),
  ],
)

/**
 * The geographic position that the buyer of a booking discloses to the organiser, in degrees; deleted after `until`.
 */
export const activityPositions = pgTable(
  'activity_positions',
  {
    bookingId: integer('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    until: instant('until').notNull(),
  },
  (table) => [index('activity_positions_until').on(table.until)],
)
