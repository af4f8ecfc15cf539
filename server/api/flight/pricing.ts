/** Computes the current price of a booking's flights. */
import { eq, or, type SQL } from 'drizzle-orm'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import { unpaidBy } from '#server/booking/buyer.ts'
import { flightSnapshot, snapshotTotal, storedFare, type FlightSnapshot } from '#server/api/flight/snapshot.ts'
import { flightMarket } from '#server/api/flight/taken-seats.ts'
import { ask } from '#server/supply/supply-call.ts'

/**
 * Returns the current fares of the booking's fare families. Returns undefined if a flight has departed, or if a flight
 * or a fare family is no longer on sale. Seats that the buyer's own bookings hold count as free; the SQL condition
 * `own` selects these bookings.
 */
async function currentFares(
  deps: GatewayDeps,
  { legs, query, fares }: FlightSnapshot,
  own: SQL | undefined,
): Promise<FlightSnapshot['fares'] | undefined> {
  const market = flightMarket(deps, own)
  const keys = legs.map(({ itinerary }) => itinerary.key)
  const packaged = fares.length < legs.length
  const offers = await Promise.all(
    fares.map(async (_, index) => {
      const asked = { ...query, keys: packaged ? keys : keys.slice(index, index + 1) }
      return ask(deps.patience.offer, (call) => deps.flights.offer(asked, market, call))
    }),
  )
  const fresh: FlightSnapshot['fares'] = []
  for (const [index, { family }] of fares.entries()) {
    const offer = offers[index]
    const flown = (offer?.itineraries ?? []).flatMap(({ flights }) => flights)
    if (flown.some(({ departsAt }) => departsAt <= market.now.getTime())) return undefined
    const fare = offer?.fares.find((candidate) => candidate.family.code === family.code)
    if (!fare) return undefined
    fresh.push(storedFare(fare))
  }
  return fresh
}

/** Returns the booking's snapshot and total (kuruş) at current fares. */
export async function reprice(
  deps: GatewayDeps,
  booking: BookingRow,
): Promise<{ snapshot: FlightSnapshot; total: number } | undefined> {
  const snapshot = flightSnapshot(booking)
  const fares = await currentFares(deps, snapshot, or(eq(bookings.id, booking.id), unpaidBy(booking)))
  return fares && { snapshot: { ...snapshot, fares }, total: snapshotTotal({ fares }) }
}
