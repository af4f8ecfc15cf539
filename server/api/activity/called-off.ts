/**
 * Refunds tickets that an organiser cancelled, and notifies their buyers. An organiser cancels either a single ticket
 * or a whole departure.
 */
import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import { keepVouchers } from '#server/api/activity/keep-vouchers.ts'
import { activitySnapshot } from '#server/api/activity/snapshot.ts'
import { callOff, type CalledOff } from '#server/cancellation/call-off.ts'
import { activityBookings } from '#server/db/schema/activities.ts'
import { type BookingRow, bookings } from '#server/db/schema/bookings.ts'
import { cancelledTickets } from '#server/db/schema/payments.ts'
import { cancelRequests, reservations } from '#server/db/schema/reservations.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import { daysBefore, minutesAfter } from '#server/runtime/instants.ts'
import type { OrganiserNews } from '#server/supply/activity/activity-supply.ts'
import type { Names } from '#server/supply/names.ts'
import type { ReservationName } from '#server/supply/reservations.ts'
import { ask } from '#server/supply/supply-call.ts'
import { activityMarket } from '#server/api/activity/stock-holds.ts'

/**
 * The job `upkeep` asks suppliers whether organisers have cancelled departures. A departure that starts in less than
 * `soonHours` hours is due for this check in every run. A later departure is due every `oftenMinutes` minutes.
 */
const soonHours = 48
const oftenMinutes = 360

/**
 * One run of the job `upkeep` checks at most `mostDepartures` departures, and at most `atOnce` of them concurrently.
 */
const mostDepartures = 500
const atOnce = 10

const ticketed = eq(bookings.status, 'ticketed')

/**
 * A condition on `bookings` that selects the cancelled tickets for which travellers paid a cancellation fee. The fee is
 * refunded if the organiser cancels the departure later.
 */
const feeKept = and(
  eq(bookings.status, 'cancelled'),
  sql`exists (select from ${cancelledTickets}
    where ${cancelledTickets.bookingId} = ${bookings.id} and ${cancelledTickets.fee} > 0)`,
)

/**
 * Returns the departures that are due for a check, least recently checked first. A departure is checked until a day
 * after its start, and only if it has valid tickets or tickets whose cancellation fee was not refunded.
 */
async function departuresDue({ db, clock }: GatewayDeps): Promise<string[]> {
  const now = clock.now()
  const { departure, startsAt, checkedAt } = activityBookings
  const rows = await db.orm
    .select({ departure })
    .from(activityBookings)
    .innerJoin(bookings, eq(bookings.id, activityBookings.bookingId))
    .where(
      and(
        or(ticketed, feeKept),
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

type Ticket = Pick<ReservationName, 'reference'> & { id: number; key: string | null; vouchers: unknown }

/** Returns the tickets that match the condition `which`, each with its confirmed reservation, if it has one. */
const ticketsOf = async ({ db }: GatewayDeps, which: SQL | undefined): Promise<(Ticket & { departure: string })[]> =>
  db.orm
    .select({
      id: bookings.id,
      departure: activityBookings.departure,
      key: reservations.key,
      reference: reservations.reference,
      vouchers: reservations.vouchers,
    })
    .from(activityBookings)
    .innerJoin(bookings, eq(bookings.id, activityBookings.bookingId))
    .leftJoin(reservations, and(eq(reservations.bookingId, bookings.id), eq(reservations.state, 'confirmed')))
    .where(which)
    .orderBy(asc(bookings.id))

/** Returns why the organiser cancelled a departure; undefined if the supplier reports no cancellation. */
async function whyCancelled(deps: GatewayDeps, departure: string): Promise<Names | undefined> {
  const { activities, patience } = deps
  const market = activityMarket(deps)
  const found = await ask(patience.status, (call) => activities.departure(departure, market, call))
  return found?.cancelled?.reason
}

/**
 * Returns what the supplier reports about a ticket's reservation: why the organiser cancelled it, or else its current
 * vouchers. Null if the supplier reports neither, or if the ticket has no confirmed reservation.
 */
async function organiserNews(
  { activities, patience }: GatewayDeps,
  { key, reference }: Ticket,
): Promise<OrganiserNews | null> {
  if (key === null) return null
  const found = await ask(patience.status, async (call) => activities.organiserNews?.({ key, reference }, call))
  return found ?? null
}

/**
 * Whether the traveller's own cancellation of the ticket is pending. The supplier may report it as the organiser's
 * cancellation, so such a report is ignored.
 */
async function cancelsAlready({ db }: GatewayDeps, { id }: Ticket): Promise<boolean> {
  const open = and(eq(cancelRequests.bookingId, id), eq(cancelRequests.state, 'open'))
  return (await db.orm.$count(cancelRequests, open)) > 0
}

/**
 * Returns what the organiser cancelled (the whole departure or only this ticket) and the reason; undefined if it
 * cancelled neither. If the whole departure is cancelled, the reason is `departureReason`. Otherwise asks the supplier
 * about the ticket and stores new vouchers. Ignores a reported cancellation while the traveller's own cancellation is
 * pending.
 */
async function whyCalledOff(deps: GatewayDeps, ticket: Ticket, departureReason: Names | undefined) {
  if (departureReason) return { what: 'journey' as const, reason: departureReason }
  const news = await organiserNews(deps, ticket)
  if (!news) return undefined
  if ('vouchers' in news) {
    const { id, key, vouchers } = ticket
    if (key !== null && !isDeepStrictEqual(news.vouchers, vouchers))
      await keepVouchers(deps, { id, key }, news.vouchers)
    return undefined
  }
  // Checks only after the supplier's response whether the traveller is cancelling the ticket, because the traveller may
  // start to cancel it while the gateway waits for that response.
  if (await cancelsAlready(deps, ticket)) return undefined
  return { what: 'ticket' as const, reason: news.reason }
}

const refund = async (deps: GatewayDeps, id: number, { what, reason }: { what: CalledOff; reason: Names }) =>
  callOff(deps, id, what, reason, (booking) => ({ ...activitySnapshot(booking), calledOff: reason }))

/**
 * Asks the supplier about one ticket. If the organiser cancelled it, refunds the ticket in full and returns the reason.
 * Otherwise, or if the check fails, returns undefined. A failed check is not retried here, because the job `upkeep`
 * checks valid tickets regularly.
 */
export async function callOffIfCancelled(
  deps: GatewayDeps,
  { id }: Pick<BookingRow, 'id'>,
): Promise<Names | undefined> {
  try {
    const [ticket] = await ticketsOf(deps, and(ticketed, eq(bookings.id, id)))
    if (!ticket) return undefined
    const found = await whyCalledOff(deps, ticket, await whyCancelled(deps, ticket.departure))
    if (found) await refund(deps, id, found)
    return found?.reason
  } catch (error) {
    deps.log.warn('ticket not checked', { booking: id, ...errorDetails(error) })
    return undefined
  }
}

/**
 * If the organiser cancelled a departure, refunds all its tickets and the fees of tickets that travellers cancelled
 * earlier. Otherwise refunds the tickets that the organiser cancelled individually.
 */
async function refundTickets(deps: GatewayDeps, departure: string): Promise<void> {
  const cancelled = await whyCancelled(deps, departure)
  if (!cancelled && !deps.activities.organiserNews) return
  const which = cancelled ? or(ticketed, feeKept) : ticketed
  for (const ticket of await ticketsOf(deps, and(which, eq(activityBookings.departure, departure)))) {
    try {
      const found = await whyCalledOff(deps, ticket, cancelled)
      if (found) await refund(deps, ticket.id, found)
    } catch (error) {
      deps.log.error('cancelled departure not refunded', { booking: ticket.id, ...errorDetails(error) })
    }
  }
}

/**
 * Checks whether the organiser cancelled a departure, and refunds its tickets. Stores the time of the check even if the
 * check fails. Otherwise, a departure whose checks always fail would come first in every run.
 */
async function check(deps: GatewayDeps, departure: string): Promise<void> {
  const { clock, db, log } = deps
  try {
    await refundTickets(deps, departure)
  } catch (error) {
    log.warn('departure not checked', { departure, ...errorDetails(error) })
  }
  await db.orm.update(activityBookings).set({ checkedAt: clock.now() }).where(eq(activityBookings.departure, departure))
}

/**
 * Asks the supplier about the departures that are due for a check. A failed check is logged and does not stop the
 * others.
 */
export async function refundCalledOff(deps: GatewayDeps): Promise<void> {
  await pLimit(atOnce).map(await departuresDue(deps), async (departure) => check(deps, departure))
}
