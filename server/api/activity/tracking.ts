/**
 * Stores the geographic position that the buyer of an activity shares with its organiser, and deletes it when the
 * sharing ends (docs/decisions/0035).
 */
import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import { type PositionSharing, type SharedPosition, TrackingForm } from '#contract/activity-operation.ts'
import { activitySnapshot } from '#server/api/activity/snapshot.ts'
import type { Orm } from '#server/db/database.ts'
import { activityPositions } from '#server/db/schema/activities.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { minutesAfter } from '#server/runtime/instants.ts'

type Deps = Pick<GatewayDeps, 'db' | 'clock'>
type Booking = Pick<BookingRow, 'id'>

const keptMinutes = 120

/**
 * Returns an object with the ISO instant until which the buyer's position is shared; null if the position is not shared
 * now.
 */
export async function positionSharing({ db, clock }: Deps, { id }: Booking): Promise<PositionSharing | null> {
  const [row] = await db.orm
    .select({ until: activityPositions.until })
    .from(activityPositions)
    .where(and(eq(activityPositions.bookingId, id), gt(activityPositions.until, clock.now())))
  return row ? { until: row.until.toISOString() } : null
}

/**
 * Stores the buyer's geographic position, which the request contains. The position replaces an earlier one and is
 * shared with the organiser for two hours. Throws a 400 for an invalid position.
 */
export async function sharePosition({ db, clock }: Deps, c: ApiContext, { id }: Booking): Promise<SharedPosition> {
  const { lat, lon } = parseForm(TrackingForm, c.get('body') ?? {}, ['lon', 'lat'], languageOf(c))
  const position = { latitude: lat, longitude: lon, until: minutesAfter(clock.now(), keptMinutes) }
  await db.orm
    .insert(activityPositions)
    .values({ bookingId: id, ...position })
    .onConflictDoUpdate({ target: activityPositions.bookingId, set: position })
  return { lat, lon, until: position.until.toISOString() }
}

/** Deletes the geographic positions that the buyers of these activity bookings share with the organisers. */
export async function stopSharing(orm: Orm, bookingIds: readonly number[]): Promise<void> {
  await orm.delete(activityPositions).where(inArray(activityPositions.bookingId, [...bookingIds]))
}

/** Deletes the shared positions whose sharing time has ended. */
export async function forgetPositions({ db, clock }: Deps): Promise<void> {
  await db.orm.delete(activityPositions).where(lte(activityPositions.until, clock.now()))
}

/** Whether the activity of a booking is still to come or running, so that sharing a position makes sense. */
export const isAhead = (booking: Pick<BookingRow, 'snapshot'>, now: Date): boolean =>
  now.getTime() < activitySnapshot(booking).offer.departure.endsAt
