import { and, eq, ne, or, sql } from 'drizzle-orm'
import { mostSeats } from '#contract/bus-limits.ts'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import type { SharedStock } from '#server/parts/product.ts'
import { busSnapshot, type SnapshotSeat } from '#server/api/bus/snapshot.ts'
import { busSeats } from '#server/db/schema/buses.ts'

/**
 * Condition on `bus_seats` for rows that block the sale of a wanted seat: the row of the seat itself, or of the
 * adjacent seat if a passenger of the other gender has it.
 */
const blocks = ({ seat, pair, gender }: SnapshotSeat) =>
  or(eq(busSeats.seat, seat), pair === null ? undefined : and(eq(busSeats.pair, pair), ne(busSeats.soldTo, gender)))

/**
 * Returns a list with the only stock from which a booking takes its units: the seats of its trip. `hold-limits.ts`
 * limits how many of these seats one traveller or one IP network may hold unpaid.
 */
export function sharedTrip(booking: Pick<BookingRow, 'snapshot'>): SharedStock[] {
  const { trip, seats, seatsInAll } = busSnapshot(booking)
  const ofTrip = eq(busSeats.tripKey, trip.key)
  return [
    {
      wanted: seats.length,
      all: seatsInAll,
      mostAtOnce: async () => mostSeats,
      heldBy: async (tx, whose) => {
        const [row] = await tx
          .select({ seats: sql<number>`count(*)::int` })
          .from(busSeats)
          .innerJoin(bookings, eq(bookings.id, busSeats.bookingId))
          .where(and(ofTrip, whose))
        return row?.seats ?? 0
      },
      inTheWay: sql`exists (select 1 from ${busSeats} where ${busSeats.bookingId} = ${bookings.id} and ${ofTrip} and ${or(...seats.map(blocks))})`,
    },
  ]
}
