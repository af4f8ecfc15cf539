/**
 * Asks suppliers for the details of hotel pick-ups: time, address and vehicle. They are shown on the ticket and sent to
 * the buyer once, as soon as the supplier knows them.
 */
import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { ActivityOperation } from '#contract/activity-operation.ts'
import { activitySnapshot } from '#server/api/activity/snapshot.ts'
import { positionSharing } from '#server/api/activity/tracking.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { activityBookings } from '#server/db/schema/activities.ts'
import { type Due, tellAllDue, tellOnce } from '#server/notification/tell-due.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { NewsMail } from '#server/parts/product.ts'
import { liveReservation } from '#server/reservation/reservation-store.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import type { ActivityOperation as KnownPickUp } from '#server/supply/activity/activity-supply.ts'
import { ask } from '#server/supply/supply-call.ts'
import { inBoth, message, messageLanguage } from '#server/text/messages.ts'
import { dayText } from '#server/text/written-date.ts'

/** Number of hours before departure from which the gateway asks the supplier for the details of a pick-up. */
const knownHours = 24

/**
 * Returns the instant from which the gateway asks the supplier for the details of a booking's pick-up; null if the
 * booked package has no pick-up.
 */
export function pickUpFrom(booking: Pick<BookingRow, 'snapshot'>): Date | null {
  const { package: bought, departure } = activitySnapshot(booking).offer
  return bought.pickUp ? minutesAfter(new Date(departure.startsAt), -60 * knownHours) : null
}

/**
 * Asks the supplier for the pick-up of a booking. Returns null if the booking has no pick-up or is not a valid ticket,
 * if the activity is over or starts in more than `knownHours` hours, or if the supplier does not know the pick-up yet.
 * Throws if the supplier does not respond.
 */
async function askPickUp(
  { db, activities, clock, patience }: GatewayDeps,
  booking: BookingRow,
): Promise<KnownPickUp | null> {
  const from = pickUpFrom(booking)
  const { offer } = activitySnapshot(booking)
  const now = clock.now()
  if (!from || booking.status !== 'ticketed' || now < from || now.getTime() >= offer.departure.endsAt) return null
  const reservation = await liveReservation(db.orm, booking.id)
  if (!reservation) return null
  const asked = { offer: offer.key, reservation: reservation.key }
  return (await ask(patience.status, (call) => activities.operation(asked, now, call))) ?? null
}

/**
 * Returns the pick-up of a booking; null if it is not known. If the supplier does not respond, logs this and returns
 * null.
 */
async function pickUpIfKnown(deps: GatewayDeps, booking: BookingRow): Promise<KnownPickUp | null> {
  try {
    return await askPickUp(deps, booking)
  } catch (error) {
    deps.log.warn('pick-up not known', { booking: booking.id, ...errorDetails(error) })
    return null
  }
}

/**
 * Returns the pick-up in its wire format; null if the pick-up is not known. The field `shared` contains the instant
 * until which the buyer's position is shared with the organiser; it is null if the position is not shared now.
 */
export async function wirePickUp(
  deps: GatewayDeps,
  booking: BookingRow,
  language: string,
): Promise<ActivityOperation | null> {
  const known = await pickUpIfKnown(deps, booking)
  if (!known) return null
  const own = messageLanguage(language)
  const { pickUp, vehicle, notes } = known
  return {
    pickup_address: pickUp.address[own],
    pickup_location: { lat: pickUp.latitude, lon: pickUp.longitude },
    pickup_date: `${pickUp.date} ${pickUp.time}`,
    vehicle: { vehicle: { display_name: vehicle[own] } },
    costomer_notes: notes.map(({ title, note, createdAt }) => ({
      title: title[own],
      note: note[own],
      created_at: new Date(createdAt).toISOString(),
    })),
    shared: await positionSharing(deps, booking),
  }
}

/**
 * Returns the next bookings whose buyers have not been notified of the pick-up yet, in order of the activity's start.
 * The list begins after the booking `last` and has at most `most` bookings.
 */
async function dueAfter({ db }: GatewayDeps, now: Date, last: Due | undefined, most: number): Promise<Due[]> {
  const { bookingId, startsAt, toldAt } = activityBookings
  const place = last && sql`(${last.startsAt.toISOString()}::timestamptz, ${last.booking.id})`
  const rows = await db.orm
    .select({ booking: bookings, startsAt })
    .from(activityBookings)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(
      and(
        isNull(toldAt),
        gt(startsAt, now),
        lte(startsAt, minutesAfter(now, 60 * knownHours)),
        inArray(bookings.status, ['ticketed']),
        sql`${bookings.snapshot} -> 'offer' -> 'package' ->> 'pickUp' = 'true'`,
        place && sql`(${startsAt}, ${bookingId}) > ${place}`,
      ),
    )
    .orderBy(asc(startsAt), asc(bookingId))
    .limit(most)
  return rows.map((row) => ({ ...row, part: 0 }))
}

/** Notifies the buyers of all pick-ups whose details have become known. Returns the number of notifications. */
export async function tellPickUps(deps: GatewayDeps): Promise<number> {
  const now = deps.clock.now()
  return tellAllDue(deps, {
    what: 'pick-up',
    due: (last, most) => dueAfter(deps, now, last, most),
    known: ({ booking }) => pickUpIfKnown(deps, booking),
    tell: ({ booking }, { pickUp }) =>
      tellOnce(deps, booking, {
        part: 0,
        dedupeKey: 'pick-up',
        now,
        takesPlace: ({ status }) => status === 'ticketed',
        mark: async (tx) => {
          const mine = await tx
            .update(activityBookings)
            .set({ toldAt: now })
            .where(and(eq(activityBookings.bookingId, booking.id), isNull(activityBookings.toldAt)))
            .returning({ id: activityBookings.bookingId })
          return mine.length > 0
        },
        news: {
          title: inBoth('pickUpTitle'),
          content: {
            tr: message('pickUpNews', 'tr', dayText(pickUp.date, 'tr'), pickUp.time),
            en: message('pickUpNews', 'en', dayText(pickUp.date, 'en'), pickUp.time),
          },
        },
      }),
  })
}

/**
 * Returns the e-mail about the pick-up; undefined if `askPickUp` returns no pick-up, for example after a cancellation.
 */
export async function pickUpMail(deps: GatewayDeps, booking: BookingRow): Promise<NewsMail | undefined> {
  const known = await askPickUp(deps, booking)
  if (!known) return undefined
  const { language, pnr } = booking
  const { summary } = activitySnapshot(booking).offer
  const own = messageLanguage(language)
  const { pickUp, vehicle, notes } = known
  return {
    subject: message('pickUpSubject', language, pnr ?? ''),
    lines: [
      summary.name[own],
      message('pickUpLine', language, dayText(pickUp.date, language), pickUp.time, pickUp.address[own]),
      message('pickUpVehicle', language, vehicle[own]),
      ...notes.map(({ note }) => note[own]),
      message('pickUpOrganiser', language, summary.supplier.name, summary.supplier.phone),
    ],
    open: message('pickUpOpen', language),
  }
}
