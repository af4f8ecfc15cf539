/** What the seats of a booking cost now. */
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { busSnapshot, snapshotTotal, type BusSnapshot } from '#server/api/bus/snapshot.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { ask } from '#server/supply/supply-call.ts'

/**
 * Minutes after the close of sale in which seats that were chosen before it can still be paid. Sale closes half an hour
 * before departure, so that a payment begins ten minutes before it at the latest, which is what the bank's page takes.
 */
const payableAfterClose = 20

/** The booking's snapshot and total (kuruş) at this moment; undefined where its trip is gone or about to leave. */
export async function reprice(
  { buses, clock, patience }: GatewayDeps,
  booking: BookingRow,
): Promise<{ snapshot: BusSnapshot; total: number } | undefined> {
  const snapshot = busSnapshot(booking)
  const now = clock.now()
  const offer = await ask(patience.offer, (call) => buses.offer(snapshot.trip.key, now, call))
  if (!offer || minutesAfter(now, -payableAfterClose).getTime() > offer.saleEndsAt) return undefined
  const { price } = offer
  const seats = snapshot.seats.map((seat) => ({ ...seat, price }))
  return { snapshot: { ...snapshot, seats }, total: snapshotTotal({ seats }) }
}
