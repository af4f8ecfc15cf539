/** Seats of bus trips: what this gateway holds and sells, and what was taken elsewhere when it took its first. */
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bookings } from '#server/db/schema/bookings.ts'

/**
 * A trip of which this gateway has taken a seat. From then on its seats are those of `bus_seats` alone: the ones that
 * others had taken are written down beside ours, so that every rule about seats sees all of them.
 */
export const busTrips = pgTable(
  'bus_trips',
  {
    tripKey: text('trip_key').primaryKey(),
    departsOn: date('departs_on', { mode: 'string' }).notNull(),
    /** Rows of `bus_seats` of this trip, kept by the function `bus_trips_taken` (0007): a search reads one row a trip. */
    taken: integer().notNull().default(0),
  },
  (table) => [index('bus_trips_departs_on').on(table.departsOn)],
)

/**
 * One row a taken seat; the primary key is 'one sale per seat'. `pair` joins a seat with the one beside it, and is null
 * for a single one. Without a booking the seat was taken elsewhere; CS is one that is not for sale. That strangers of
 * different gender never share a pair is kept by the trigger `bus_seats_neighbours` (migration 0005), that a booking has at
 * most four seats by `bus_seats_per_booking` (0006).
 */
export const busSeats = pgTable(
  'bus_seats',
  {
    tripKey: text('trip_key')
      .notNull()
      .references(() => busTrips.tripKey, { onDelete: 'cascade' }),
    seat: integer().notNull(),
    pair: integer(),
    soldTo: text('sold_to', { enum: ['M', 'F', 'CS'] }).notNull(),
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ name: 'bus_seats_one_sale', columns: [table.tripKey, table.seat] }),
    index('bus_seats_booking').on(table.bookingId),
    check('bus_seats_sold_to', sql`${table.soldTo} in ('M', 'F', 'CS')`),
  ],
)
