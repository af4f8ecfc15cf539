/** Tables of flight seats: seats taken per cabin, and the seats of each booking. */
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bookings } from '#server/db/schema/bookings.ts'

/**
 * Number of seats per flight and cabin that are held or sold. The check `flight_cabins_never_oversold` prevents
 * overselling.
 */
export const flightCabins = pgTable(
  'flight_cabins',
  {
    flightKey: text('flight_key').notNull(),
    cabin: text().notNull(),
    seats: integer().notNull(),
    taken: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.flightKey, table.cabin] }),
    check('flight_cabins_never_oversold', sql`${table.taken} <= ${table.seats}`),
    check('flight_cabins_never_negative', sql`${table.taken} >= 0`),
  ],
)

/** Seats that a booking takes on each flight. */
export const flightSeats = pgTable(
  'flight_seats',
  {
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    flightKey: text('flight_key').notNull(),
    cabin: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.flightKey, table.cabin] }),
    index('flight_seats_flight').on(table.flightKey, table.cabin),
  ],
)
