/** The current price of a booking's seats. */
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { currentOffer } from '#server/api/bus/find-trip.ts'
import { busSnapshot, snapshotTotal, type BusSnapshot } from '#server/api/bus/snapshot.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { minutesAfter } from '#server/runtime/instants.ts'

/**
 * Minutes after the close of sale in which seats that were selected before it can still be paid. Sale closes 30 minutes
 * before departure, so a payment starts at the latest 10 minutes before it, the time that the bank's page may take.
 */
const payableAfterClose = 20

/** The booking's current snapshot and total (kuruş); undefined if its trip is gone or sale has closed. */
export async function reprice(
  deps: GatewayDeps,
  booking: BookingRow,
): Promise<{ snapshot: BusSnapshot; total: number } | undefined> {
  const snapshot = busSnapshot(booking)
  const now = deps.clock.now()
  const offer = await currentOffer(deps, snapshot.trip.key)
  if (!offer || minutesAfter(now, -payableAfterClose).getTime() > offer.saleEndsAt) return undefined
  const { price } = offer
  const seats = snapshot.seats.map((seat) => ({ ...seat, price }))
  return { snapshot: { ...snapshot, seats }, total: snapshotTotal({ seats }) }
}
