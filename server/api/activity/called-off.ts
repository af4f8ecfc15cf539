/** Departures that their organiser cancelled: every paid booking is refunded in full, and its buyer told. */
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { activitySnapshot } from '#server/api/activity/snapshot.ts'
import { callOff } from '#server/cancellation/call-off.ts'
import { activityBookings } from '#server/db/schema/activities.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { reservations } from '#server/db/schema/reservations.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import { daysBefore, minutesAfter } from '#server/runtime/instants.ts'
import type { Names } from '#server/supply/names.ts'
import { ask } from '#server/supply/supply-call.ts'
import { activityMarket } from '#server/api/activity/stock-holds.ts'

/** Hours before the start within which a departure is asked about in every run, and minutes between questions before. */
const soonHours = 48
const oftenMinutes = 360

/** Departures that one run asks about, and how many at the same time. */
const mostDepartures = 500
const atOnce = 10

const ticketed = eq(bookings.status, 'ticketed')

/** Departures with tickets that are to be asked about, those asked longest ago first. Past ones for a day. */
async function departuresDue({ db, clock }: GatewayDeps): Promise<string[]> {
  const now = clock.now()
  const { departure, startsAt, checkedAt } = activityBookings
  const rows = await db.orm
    .select({ departure })
    .from(activityBookings)
    .innerJoin(bookings, eq(bookings.id, activityBookings.bookingId))
    .where(
      and(
        ticketed,
        gt(startsAt, daysBefore(now, 1)),
        or(
          isNull(checkedAt),
          lt(checkedAt, minutesAfter(now, -oftenMinutes)),
          lt(startsAt, minutesAfter(now, 60 * soonHours)),
        ),
      ),
    )
    .groupBy(departure)
    .orderBy(asc(sql`coalesce(min(${checkedAt}), '-infinity')`))
    .limit(mostDepartures)
  return rows.map((row) => row.departure)
}

/** Refunds a ticket; a failure is logged, so that it does not stop the others. */
async function refund(deps: GatewayDeps, id: number, reason: Names): Promise<void> {
  try {
    await callOff(deps, id, reason, (booking) => ({ ...activitySnapshot(booking), calledOff: reason }))
  } catch (error) {
    deps.log.error('cancelled departure not refunded', { booking: id, ...errorDetails(error) })
  }
}

/** The tickets of a departure with their confirmed reservations. */
const ticketsOf = async ({ db }: GatewayDeps, departure: string) =>
  db.orm
    .select({ id: bookings.id, key: reservations.key, reference: reservations.reference })
    .from(activityBookings)
    .innerJoin(bookings, eq(bookings.id, activityBookings.bookingId))
    .leftJoin(reservations, and(eq(reservations.bookingId, bookings.id), eq(reservations.state, 'confirmed')))
    .where(and(eq(activityBookings.departure, departure), ticketed))
    .orderBy(asc(bookings.id))

/** Refunds the tickets of a departure: all if it was cancelled, else those that the organiser cancelled one by one. */
async function refundTickets(deps: GatewayDeps, departure: string, reason: Names | undefined): Promise<void> {
  const { activities, patience } = deps
  if (!reason && !activities.organiserCancelled) return
  for (const { id, key, reference } of await ticketsOf(deps, departure)) {
    const why =
      reason ??
      (key === null
        ? undefined
        : (await ask(patience.status, async (call) => activities.organiserCancelled?.({ key, reference }, call)))
            ?.reason)
    if (why) await refund(deps, id, why)
  }
}

/** True if the supply answered. */
async function check(deps: GatewayDeps, departure: string): Promise<boolean> {
  const { activities, patience, clock, db, log } = deps
  try {
    const market = activityMarket(deps)
    const found = await ask(patience.status, (call) => activities.departure(departure, market, call))
    await refundTickets(deps, departure, found?.cancelled?.reason)
    await db.orm
      .update(activityBookings)
      .set({ checkedAt: clock.now() })
      .where(eq(activityBookings.departure, departure))
    return true
  } catch (error) {
    log.warn('departure not checked', { departure, ...errorDetails(error) })
    return false
  }
}

/**
 * Asks the supply about the departures of all tickets. An unreachable supply is asked again in the next run, about those
 * that were asked longest ago.
 */
export async function refundCalledOff(deps: GatewayDeps): Promise<void> {
  const due = await departuresDue(deps)
  for (let first = 0; first < due.length; first += atOnce) {
    const answered = await Promise.all(due.slice(first, first + atOnce).map(async (one) => check(deps, one)))
    if (!answered.includes(true)) return
  }
}
