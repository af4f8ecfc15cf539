import { and, eq, sql } from 'drizzle-orm'
import { passengerLimits } from '#contract/flight-limits.ts'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import { flightSeats } from '#server/db/schema/flights.ts'
import type { SharedStock } from '#server/parts/product.ts'
import { claimsOf } from '#server/api/flight/seat-holds.ts'
import { flightSnapshot } from '#server/api/flight/snapshot.ts'

/**
 * Returns the stocks from which a booking takes its units: for each of its flights, the seats of the booked cabin. Hold
 * limits apply to each stock.
 */
export function sharedCabins(booking: Pick<BookingRow, 'snapshot'>): SharedStock[] {
  return claimsOf(flightSnapshot(booking)).map(({ flightKey, cabin, count, capacity }) => {
    const ofCabin = and(eq(flightSeats.flightKey, flightKey), eq(flightSeats.cabin, cabin))
    return {
      wanted: count,
      all: capacity,
      mostAtOnce: async () => passengerLimits.maxSeated,
      heldBy: async (tx, whose) => {
        const [row] = await tx
          .select({ seats: sql<number>`coalesce(sum(${flightSeats.count}), 0)::int` })
          .from(flightSeats)
          .innerJoin(bookings, eq(bookings.id, flightSeats.bookingId))
          .where(and(ofCabin, eq(bookings.stock, 'held'), whose))
        return row?.seats ?? 0
      },
      inTheWay: sql`exists (select 1 from ${flightSeats} where ${flightSeats.bookingId} = ${bookings.id} and ${ofCabin})`,
    }
  })
}
