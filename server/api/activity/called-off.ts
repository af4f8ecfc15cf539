/** Departures that their organiser cancelled: every paid booking is refunded in full, and its buyer told. */
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

/** Hours before the start within which a departure is asked about in every run, and minutes between questions before. */
const soonHours = 48
const oftenMinutes = 360

/** Departures that one run asks about, and how many at the same time. */
const mostDepartures = 500
const atOnce = 10

const ticketed = eq(bookings.status, 'ticketed')

/** Tickets that their travellers cancelled for a fee, which goes back if the organiser cancels the departure, too. */
const feeKept = and(
  eq(bookings.status, 'cancelled'),
  sql`exists (select from ${cancelledTickets}
    where ${cancelledTickets.bookingId} = ${bookings.id} and ${cancelledTickets.fee} > 0)`,
)

/** Departures with tickets or kept fees that are to be asked about, those asked longest ago first. Past ones for a day. */
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

/** Tickets with their confirmed reservations: all of a departure, or one. */
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

/** Why the organiser cancelled a departure; undefined if it takes place. */
async function whyCancelled(deps: GatewayDeps, departure: string): Promise<Names | undefined> {
  const { activities, patience } = deps
  const market = activityMarket(deps)
  const found = await ask(patience.status, (call) => activities.departure(departure, market, call))
  return found?.cancelled?.reason
}

/** What the organiser has done with the reservation of a ticket, for a supply that tells it; null if there is nothing. */
async function organiserNews(
  { activities, patience }: GatewayDeps,
  { key, reference }: Ticket,
): Promise<OrganiserNews | null> {
  if (key === null) return null
  const found = await ask(patience.status, async (call) => activities.organiserNews?.({ key, reference }, call))
  return found ?? null
}

/** Whether a cancellation of the traveller is pending: it may be the one that the supply tells about. */
async function cancelsAlready({ db }: GatewayDeps, { id }: Ticket): Promise<boolean> {
  const open = and(eq(cancelRequests.bookingId, id), eq(cancelRequests.state, 'open'))
  return (await db.orm.$count(cancelRequests, open)) > 0
}

/**
 * Why the organiser cancelled a ticket: as one of its departure, which `departureReason` says, or by itself. Stores the
 * vouchers of a ticket that stands.
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
  // Asked after the answer, because the traveller may cancel meanwhile.
  if (await cancelsAlready(deps, ticket)) return undefined
  return { what: 'ticket' as const, reason: news.reason }
}

const refund = async (deps: GatewayDeps, id: number, { what, reason }: { what: CalledOff; reason: Names }) =>
  callOff(deps, id, what, reason, (booking) => ({ ...activitySnapshot(booking), calledOff: reason }))

/**
 * Asks the supply about one ticket. If the organiser cancelled it, refunds it in full and returns the reason. Undefined
 * if it stands, or if the supply does not answer: `refundCalledOff` asks again.
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
 * Refunds the tickets of a departure, and the fees of those that were cancelled before: all if it was cancelled, else the
 * tickets that the organiser cancelled one by one.
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

/** A departure that fails counts as asked about, so that it does not come before the others in the next run. */
async function check(deps: GatewayDeps, departure: string): Promise<void> {
  const { clock, db, log } = deps
  try {
    await refundTickets(deps, departure)
  } catch (error) {
    log.warn('departure not checked', { departure, ...errorDetails(error) })
  }
  await db.orm.update(activityBookings).set({ checkedAt: clock.now() }).where(eq(activityBookings.departure, departure))
}

/** Asks the supply about the departures of all tickets. Failures are logged and stop nothing else. */
export async function refundCalledOff(deps: GatewayDeps): Promise<void> {
  await pLimit(atOnce).map(await departuresDue(deps), async (departure) => check(deps, departure))
}
