/**
 * Tables of taken bus seats: those that this gateway holds or has sold, and those that other sellers had taken before
 * this gateway's first hold on the trip.
 */
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bookings } from '#server/db/schema/bookings.ts'

/**
 * Bus trips on which this gateway has held a seat at least once. From the first hold on, the gateway reads the trip's
 * taken seats only from `bus_seats`. That table then also lists seats that other sellers had sold by the first hold,
 * and seats that are not for sale. So the database constraints cover all taken seats. It is different if the supplier
 * keeps its own seat inventory (docs/decisions/0019). Then `bus_seats` lists only the seats of this gateway's bookings,
 * and the gateway also reads the supplier's list of taken seats.
 */
export const busTrips = pgTable(
  'bus_trips',
  {
    tripKey: text('trip_key').primaryKey(),
    departsOn: date('departs_on', { mode: 'string' }).notNull(),
    /**
     * Number of the trip's rows in `bus_seats`, maintained by the trigger function `bus_trips_taken` (migration 0007),
     * so that a search reads one row per trip.
     */
    taken: integer().notNull().default(0),
  },
  (table) => [index('bus_trips_departs_on').on(table.departsOn)],
)

/**
 * One row per taken seat; the primary key allows one sale per seat. Two adjacent seats have the same number `pair`; a
 * single seat has null. `sold_to` is the gender of the seat's passenger, or CS for a seat that is not for sale. In a
 * row without a booking, another seller sold the seat, or the seat is not for sale. The trigger `bus_seats_neighbours`
 * (migration 0005) rejects adjacent passengers of different gender from different bookings. The trigger
 * `bus_seats_per_booking` (0006) limits a booking to four seats.
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
