/** Computes the current price of a booking's seats. */
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { isPayableAfterSale } from '#server/api/booking/payable-offer.ts'
import { currentOffer } from '#server/api/bus/find-trip.ts'
import { busSnapshot, snapshotTotal, type BusSnapshot } from '#server/api/bus/snapshot.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'

/**
 * Returns the booking's snapshot with the current price of each seat, and its total (kuruş). Returns undefined if the
 * trip is gone or can no longer be paid.
 */
export async function reprice(
  deps: GatewayDeps,
  booking: BookingRow,
): Promise<{ snapshot: BusSnapshot; total: number } | undefined> {
  const snapshot = busSnapshot(booking)
  const offer = await currentOffer(deps, snapshot.trip.key)
  if (!offer || !isPayableAfterSale(deps.clock.now(), offer.saleEndsAt)) return undefined
  const { price } = offer
  const seats = snapshot.seats.map((seat) => ({ ...seat, price }))
  return { snapshot: { ...snapshot, seats }, total: snapshotTotal({ seats }) }
}
