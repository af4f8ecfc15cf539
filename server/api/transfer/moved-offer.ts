/** Determines availability and price of the booked vehicle for other pick-up times. */
import {
  type MovedSelection,
  orderOf,
  snapshotOf,
  transferSnapshot,
  withPickUps,
} from '#server/api/transfer/snapshot.ts'
import { transferMarket } from '#server/api/transfer/taken-stock.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { isAvailable } from '#server/supply/stock.ts'
import { ask } from '#server/supply/supply-call.ts'
import type { PickUp } from '#server/supply/transfer/transfer-supply.ts'

export interface MovedOffer {
  selection: MovedSelection
  /** Price difference in kuruş between the new pick-up times and the booking; positive if the new times cost more. */
  dearerBy: number
}

/**
 * Returns the booked offer with the given pick-up times and flight number. An empty flight number keeps the booked one.
 * Returns undefined if the offer is not on sale at these times or its units are not free.
 */
export async function movedOffer(
  deps: Pick<GatewayDeps, 'transfers' | 'clock' | 'patience' | 'db'>,
  booking: BookingRow,
  pickUps: readonly PickUp[],
  flightNumber: string,
): Promise<MovedOffer | undefined> {
  const before = transferSnapshot(booking)
  const now = deps.clock.now()
  const [out, back] = pickUps
  const own = before.offer.stock
  const found = await ask(deps.patience.offer, (call) => deps.transfers.moved(before.offer.key, pickUps, now, call))
  if (!found || !out || now.getTime() > found.offer.saleEndsAt) return undefined
  const taken = await transferMarket(deps).taken(found.offer.stock.map(({ key }) => key))
  // The booking already holds its own units, so they count as free for the new pick-up times.
  const ofOthers = (key: string) => taken(key) - (own.find((stock) => stock.key === key)?.wanted ?? 0)
  if (!isAvailable(found.offer.stock, ofOthers)) return undefined
  const query = {
    ...before.query,
    departureDate: out.date,
    departureTime: out.time,
    returnDate: back?.date ?? null,
    returnTime: back?.time ?? null,
  }
  const { snapshot, total } = orderOf(snapshotOf(query, found, before))
  return { selection: { query, offer: snapshot.offer, flightNumber }, dearerBy: total - booking.total }
}

/**
 * Returns the booked offer with another flight number, at the same price. Does not check whether units are free,
 * because the booking already holds its units.
 */
export function sameOffer(booking: BookingRow, flightNumber: string): MovedOffer {
  const { query, offer } = transferSnapshot(booking)
  return { selection: { query, offer, flightNumber }, dearerBy: 0 }
}

/** Returns the booking with the snapshot that it will have after the change. All other columns stay the same. */
export const movedBooking = (booking: BookingRow, selection: MovedSelection): BookingRow => ({
  ...booking,
  snapshot: withPickUps(transferSnapshot(booking), selection),
})
