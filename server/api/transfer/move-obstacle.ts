/** Determines whether the pick-up times of a booking can be changed at all. */
import { sharedTransfer } from '#contract/transfer-limits.ts'
import { openMoveOf } from '#server/api/transfer/move-store.ts'
import { transferSnapshot } from '#server/api/transfer/snapshot.ts'
import { liveCharge } from '#server/booking/charges.ts'
import { waitingPositions } from '#server/booking/waiting-cancellation.ts'
import type { Orm } from '#server/db/database.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'

/**
 * Returns the instant until which pick-up times can be changed. It is the instant until which a paid booking can be
 * cancelled free of charge.
 */
export const movableUntil = (booking: BookingRow): Date =>
  new Date(transferSnapshot(booking).offer.terms.cancellation.freeUntil)

/** Returns why the pick-up times of a booking can't be changed; null if they can. */
export async function moveObstacle(
  orm: Orm,
  booking: BookingRow,
  now: Date,
): Promise<'not_booked' | 'shared' | 'too_late' | 'cancelling' | 'pending' | null> {
  if (booking.status !== 'ticketed' && booking.status !== 'reserved') return 'not_booked'
  if (booking.status === 'reserved' && (await liveCharge(orm, booking.id))) return 'not_booked'
  if (transferSnapshot(booking).offer.typeCode === sharedTransfer) return 'shared'
  if (now >= movableUntil(booking)) return 'too_late'
  if ((await waitingPositions(orm, booking)).size > 0) return 'cancelling'
  return (await openMoveOf(orm, booking)) ? 'pending' : null
}
