/** What the seats of a booking cost now. */
import type { BookingRow } from '#server/api/booking/booking-store.ts'
import { busSnapshot, snapshotTotal, type BusSnapshot } from '#server/api/bus/snapshot.ts'
import type { GatewayDeps } from '#server/api/deps.ts'

/** The booking's snapshot and total (kuruş) at this moment; undefined where its trip is gone or has left. */
export async function reprice(
  { buses, clock }: GatewayDeps,
  booking: BookingRow,
): Promise<{ snapshot: BusSnapshot; total: number } | undefined> {
  const snapshot = busSnapshot(booking)
  const now = clock.now()
  const trip = buses.trip(snapshot.trip.key)
  if (!trip || trip.departsAt <= now.getTime()) return undefined
  const price = buses.price(trip, now)
  const seats = snapshot.seats.map((seat) => ({ ...seat, price }))
  return { snapshot: { ...snapshot, seats }, total: snapshotTotal({ seats }) }
}
