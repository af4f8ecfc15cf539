/** The booked vehicle with other pick-ups: whether it is free then, and what it costs. */
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
  /** What the new pick-ups cost more than the booking, in kuruş; 0 or less if they cost no more. */
  dearerBy: number
}

/** The offer with other pick-ups and, if it is not empty, another flight number; undefined if it is not on sale, or the booked units are not free then. */
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
  // The booking's own units become free, or are those of the new pick-up.
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

/** The booked offer with another flight number: the units are the booking's own already, and the price stays. */
export function sameOffer(booking: BookingRow, flightNumber: string): MovedOffer {
  const { query, offer } = transferSnapshot(booking)
  return { selection: { query, offer, flightNumber }, dearerBy: 0 }
}

/** The booking with its new pick-ups, as it is once the change is made. */
export const movedBooking = (booking: BookingRow, selection: MovedSelection): BookingRow => ({
  ...booking,
  snapshot: withPickUps(transferSnapshot(booking), selection),
})
