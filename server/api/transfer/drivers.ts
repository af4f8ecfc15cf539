/** Drivers of booked rides: on the ticket, and told once to the buyer when they are known. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { lockBookingById } from '#server/booking/booking-store.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { transferRides } from '#server/db/schema/transfers.ts'
import { transferSnapshot } from '#server/api/transfer/snapshot.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { tellBuyer } from '#server/notification/booking-news.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { placeNames, type NewsMail } from '#server/parts/product.ts'
import { liveReservation } from '#server/reservation/reservation-store.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { inBoth, message, messageLanguage } from '#server/text/messages.ts'
import { dayText } from '#server/text/written-date.ts'
import { ask } from '#server/supply/supply-call.ts'
import type { AssignedDriver } from '#server/supply/transfer-supply.ts'
import { driverKnownHours } from '#server/supply/transfer-terms.ts'

/** Rides of which the supply is asked at the same time. */
export const askedAtOnce = 20

/** Hours after a ride's end for which its drivers are told, as for a thing left in the vehicle. */
const hoursAfterwards = 6

/** Whether the rides of a booking take place: those of a reservation do while its payment is decided on, too. */
const takesPlace = ({ status, reservedUntil }: Pick<BookingRow, 'status' | 'reservedUntil'>) =>
  status === 'ticketed' ||
  status === 'reserved' ||
  (reservedUntil !== null && (status === 'confirming' || status === 'issuing'))

/** `takesPlace` as a condition on `bookings`. */
const takingPlace = or(
  inArray(bookings.status, ['ticketed', 'reserved']),
  and(isNotNull(bookings.reservedUntil), inArray(bookings.status, ['confirming', 'issuing'])),
)

/** The drivers of a ride; null if they are not known yet. Throws if the supply does not answer. */
async function askDrivers(
  { db, transfers, clock, patience }: GatewayDeps,
  booking: BookingRow,
  ride: number,
): Promise<AssignedDriver[] | null> {
  const { offer } = transferSnapshot(booking)
  const booked = offer.rides[ride]
  const now = clock.now()
  if (!booked || !takesPlace(booking) || now < driversFrom(booked) || driversAreOver(booked, now)) return null
  const reservation = await liveReservation(db.orm, booking.id)
  if (!reservation) return null
  const asked = { offer: offer.key, reservation: reservation.key, ride }
  return (await ask(patience.status, (call) => transfers.drivers(asked, now, call))) ?? null
}

/** The instant from which the drivers of a ride may be known. */
export const driversFrom = ({ pickUpAt }: { pickUpAt: number }): Date =>
  minutesAfter(new Date(pickUpAt), -60 * driverKnownHours)

/** Whether a ride ended so long ago that its drivers are told no more: their telephones are private ones. */
export const driversAreOver = ({ arrivesAt }: { arrivesAt: number }, now: Date): boolean =>
  now >= minutesAfter(new Date(arrivesAt), 60 * hoursAfterwards)

/** The drivers of a ride; null, with a line in the log, if the supply does not answer. */
async function driversIfKnown(deps: GatewayDeps, booking: BookingRow, ride: number): Promise<AssignedDriver[] | null> {
  try {
    return await askDrivers(deps, booking, ride)
  } catch (error) {
    deps.log.warn('drivers not known', { booking: booking.id, ride, ...errorDetails(error) })
    return null
  }
}

/** The drivers of each ride; null where they are not known, or the supply does not answer. */
export async function driversOf(deps: GatewayDeps, booking: BookingRow): Promise<(AssignedDriver[] | null)[]> {
  const { rides } = transferSnapshot(booking).offer
  return Promise.all(rides.map(async (_, ride) => driversIfKnown(deps, booking, ride)))
}

interface Due {
  booking: BookingRow
  ride: number
  pickUpAt: Date
}

/** The next rides after `last` whose buyers have not been told, in the order of their pick-ups. */
async function dueAfter({ db }: GatewayDeps, now: Date, last: Due | undefined): Promise<Due[]> {
  const { bookingId, ride, pickUpAt } = transferRides
  const place = last && sql`(${last.pickUpAt.toISOString()}::timestamptz, ${last.booking.id}, ${last.ride})`
  return db.orm
    .select({ booking: bookings, ride, pickUpAt })
    .from(transferRides)
    .innerJoin(bookings, eq(bookings.id, bookingId))
    .where(
      and(
        isNull(transferRides.toldAt),
        gt(pickUpAt, now),
        lte(pickUpAt, minutesAfter(now, 60 * driverKnownHours)),
        takingPlace,
        place && sql`(${pickUpAt}, ${bookingId}, ${ride}) > ${place}`,
      ),
    )
    .orderBy(asc(pickUpAt), asc(bookingId), asc(ride))
    .limit(askedAtOnce)
}

/**
 * Tells the buyers of all rides whose drivers have become known, and returns their number. A supply that does not answer
 * for a ride is asked again in the next run; the rides behind it are told.
 */
export async function tellDrivers(deps: GatewayDeps): Promise<number> {
  const now = deps.clock.now()
  let told = 0
  let page = await dueAfter(deps, now, undefined)
  while (page.length > 0) {
    const known = await Promise.all(page.map(async ({ booking, ride }) => driversIfKnown(deps, booking, ride)))
    for (const [index, { booking, ride }] of page.entries())
      if (await tellIfKnown(deps, booking, ride, known[index] ?? null, now)) told++
    page = await dueAfter(deps, now, page.at(-1))
  }
  return told
}

/** False if nobody is told, of an error as well: it must not stop the rides behind this one. */
async function tellIfKnown(
  deps: GatewayDeps,
  booking: BookingRow,
  ride: number,
  drivers: readonly AssignedDriver[] | null,
  now: Date,
): Promise<boolean> {
  if (!drivers?.length) return false
  try {
    return await tell(deps, booking, ride, drivers, now)
  } catch (error) {
    deps.log.error('drivers not told', { booking: booking.id, ride, ...errorDetails(error) })
    return false
  }
}

const pickUpOf = (booking: BookingRow, ride: number) => transferSnapshot(booking).offer.rides[ride]?.pickUpAt

/** False if a concurrent run has told it, or the ride does not take place any more. */
async function tell(
  { db, products }: GatewayDeps,
  asked: BookingRow,
  ride: number,
  drivers: readonly AssignedDriver[],
  now: Date,
): Promise<boolean> {
  return db.orm.transaction(async (tx) => {
    // The booking may have been cancelled, or its pick-up changed, while the supply answered.
    const { id } = asked
    const booking = await lockBookingById(tx, id)
    if (!booking || !takesPlace(booking) || pickUpOf(booking, ride) !== pickUpOf(asked, ride)) return false
    const mine = await tx
      .update(transferRides)
      .set({ toldAt: now })
      .where(and(eq(transferRides.bookingId, id), eq(transferRides.ride, ride), isNull(transferRides.toldAt)))
      .returning({ ride: transferRides.ride })
    const booked = transferSnapshot(booking).offer.rides[ride]
    if (mine.length === 0 || !booked) return false
    const mail = { kind: 'upcoming' as const, sessionUnique: booking.sessionUnique, part: ride }
    await queueMail(tx, `upcoming:${id}:${ride}:${booked.pickUpAt}`, mail, now)
    const who = drivers.map(({ name, plate }) => `${name}, ${plate}`).join('; ')
    const places = placeNames(booked.from.name, booked.to.name)
    await tellBuyer(
      tx,
      products,
      booking,
      { title: inBoth('driverTitle'), content: inBoth('driverNews', who), places },
      now,
    )
    return true
  })
}

/** The mail about the drivers of a ride; undefined if the booking was cancelled meanwhile. */
export async function driverMail(deps: GatewayDeps, booking: BookingRow, part: number): Promise<NewsMail | undefined> {
  const { language, pnr } = booking
  const { offer } = transferSnapshot(booking)
  const ride = offer.rides[part]
  const drivers = await askDrivers(deps, booking, part)
  if (!ride || !drivers?.length) return undefined
  const own = messageLanguage(language)
  return {
    subject: message('driverSubject', language, pnr ?? ''),
    lines: [
      `${dayText(ride.pickUp.date, language)} ${ride.pickUp.time}: ${ride.from.name[own]} → ${ride.to.name[own]}`,
      ...drivers.map(({ name, phone, plate }) => message('driverLine', language, name, phone, plate)),
      offer.terms.rides[part]?.meetingPoint[own] ?? '',
      message('driverVendor', language, offer.vendor.name, offer.terms.phone),
    ].filter((line) => line !== ''),
    open: message('driverOpen', language),
  }
}
