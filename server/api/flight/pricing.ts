/** What the flights of a booking cost now. */
import { eq, or, type SQL } from 'drizzle-orm'
import type { GatewayDeps } from '#server/api/deps.ts'
import type { BookingRow } from '#server/api/booking/booking-store.ts'
import { unpaidBy } from '#server/api/booking/traveller.ts'
import { flightSnapshot, snapshotTotal, type Snapshot } from '#server/api/flight/snapshot.ts'
import { readTakenSeats } from '#server/api/flight/taken-seats.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import type { Fare } from '#server/supply/flight-supply.ts'

/**
 * The fares of the booking's own families at this moment, as if its seats were free; undefined where a flight or a
 * family is no longer sold.
 */
async function currentFares(
  { flights, clock, db }: GatewayDeps,
  { legs, query, fares }: Snapshot,
  own: SQL | undefined,
): Promise<Snapshot['fares'] | undefined> {
  const itineraries = legs.map(({ itinerary }) => flights.itinerary(itinerary.key))
  const known = itineraries.filter((itinerary) => itinerary !== undefined)
  if (known.length !== legs.length) return undefined
  const now = clock.now()
  if (known.some(({ flights }) => flights.some((flight) => flight.departsAt <= now.getTime()))) return undefined
  const keys = known.flatMap(({ flights }) => flights.map(({ key }) => key))
  const taken = await readTakenSeats(db.orm, keys, query.cabin, now, own)
  const packaged = fares.length < legs.length
  const sets = packaged
    ? [flights.fares(known, query.cabin, query.pax, now, taken)]
    : known.map((itinerary) => flights.fares([itinerary], query.cabin, query.pax, now, taken))
  const fresh: Fare[] = []
  for (const [index, { family }] of fares.entries()) {
    const fare = sets[index]?.find((candidate) => candidate.family.code === family.code)
    if (!fare) return undefined
    fresh.push(fare)
  }
  return fresh
}

/** The booking's snapshot and total (kuruş) at today's fares. */
export async function reprice(
  deps: GatewayDeps,
  booking: BookingRow,
): Promise<{ snapshot: Snapshot; total: number } | undefined> {
  const snapshot = flightSnapshot(booking)
  const fares = await currentFares(deps, snapshot, or(eq(bookings.id, booking.id), unpaidBy(booking)))
  return fares && { snapshot: { ...snapshot, fares }, total: snapshotTotal({ fares }) }
}
