/**
 * Asks suppliers for the drivers of booked rides. The drivers' details are shown on the ticket, and sent to the buyer
 * once, as soon as the supplier knows them.
 */
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { transferRides } from '#server/db/schema/transfers.ts'
import { transferSnapshot } from '#server/api/transfer/snapshot.ts'
import { type Due, tellAllDue, tellOnce } from '#server/notification/tell-due.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { placeNames, type NewsMail } from '#server/parts/product.ts'
import { liveReservation } from '#server/reservation/reservation-store.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { inBoth, message, messageLanguage } from '#server/text/messages.ts'
import { dayText } from '#server/text/written-date.ts'
import { ask } from '#server/supply/supply-call.ts'
import { type AssignedDriver, driverKnownHours } from '#server/supply/transfer/transfer-supply.ts'

/**
 * The drivers of a ride are shown until this number of hours after its end, for example so that a passenger can ask for
 * lost property.
 */
const hoursAfterwards = 6

/**
 * Whether a booking is valid, so that its rides take place. A reserved booking stays valid while its online payment is
 * pending.
 */
const takesPlace = ({ status, reservedUntil }: Pick<BookingRow, 'status' | 'reservedUntil'>) =>
  status === 'ticketed' ||
  status === 'reserved' ||
  (reservedUntil !== null && (status === 'confirming' || status === 'issuing'))

/**
 * An SQL condition on `bookings` that selects valid bookings, whose rides take place. It corresponds to the function
 * `takesPlace`.
 */
const takingPlace = or(
  inArray(bookings.status, ['ticketed', 'reserved']),
  and(isNotNull(bookings.reservedUntil), inArray(bookings.status, ['confirming', 'issuing'])),
)

/**
 * Asks the supplier for the drivers of a ride. Returns null if they are not known yet, if the ride does not take
 * place, or if it ended at least `hoursAfterwards` hours ago. Throws if the supplier does not respond.
 */
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

/** Returns the instant from which the gateway asks the supplier for the drivers of a ride. */
export const driversFrom = ({ pickUpAt }: { pickUpAt: number }): Date =>
  minutesAfter(new Date(pickUpAt), -60 * driverKnownHours)

/**
 * Whether a ride ended at least `hoursAfterwards` hours ago. Its drivers are no longer shown then, because their
 * telephone numbers are private.
 */
export const driversAreOver = ({ arrivesAt }: { arrivesAt: number }, now: Date): boolean =>
  now >= minutesAfter(new Date(arrivesAt), 60 * hoursAfterwards)

/**
 * Returns the drivers of a ride; null if they are not known. If the supplier does not respond, logs this and returns
 * null.
 */
async function driversIfKnown(deps: GatewayDeps, booking: BookingRow, ride: number): Promise<AssignedDriver[] | null> {
  try {
    return await askDrivers(deps, booking, ride)
  } catch (error) {
    deps.log.warn('drivers not known', { booking: booking.id, ride, ...errorDetails(error) })
    return null
  }
}

/** Returns the drivers of each ride, null for a ride whose drivers are not known. */
export async function driversOf(deps: GatewayDeps, booking: BookingRow): Promise<(AssignedDriver[] | null)[]> {
  const { rides } = transferSnapshot(booking).offer
  return Promise.all(rides.map(async (_, ride) => driversIfKnown(deps, booking, ride)))
}

/**
 * Returns the next rides whose buyers have not been notified of the drivers yet, in order of pick-up time. The list
 * begins after the ride `last` and has at most `most` rides.
 */
async function dueAfter({ db }: GatewayDeps, now: Date, last: Due | undefined, most: number): Promise<Due[]> {
  const { bookingId, ride, pickUpAt } = transferRides
  const place = last && sql`(${last.startsAt.toISOString()}::timestamptz, ${last.booking.id}, ${last.part})`
  return db.orm
    .select({ booking: bookings, part: ride, startsAt: pickUpAt })
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
    .limit(most)
}

/** Notifies the buyers of all rides whose drivers have become known. Returns the number of notifications. */
export async function tellDrivers(deps: GatewayDeps): Promise<number> {
  const now = deps.clock.now()
  return tellAllDue(deps, {
    what: 'drivers',
    due: (last, most) => dueAfter(deps, now, last, most),
    known: async ({ booking, part }) => {
      const drivers = await driversIfKnown(deps, booking, part)
      return drivers?.length ? drivers : null
    },
    tell: ({ booking, part }, drivers) => tell(deps, booking, part, drivers, now),
  })
}

const pickUpOf = (booking: BookingRow, ride: number) => transferSnapshot(booking).offer.rides[ride]?.pickUpAt

/**
 * Notifies a buyer of the drivers of one ride. Returns false if a concurrent run has already done so, or if the ride no
 * longer takes place.
 */
async function tell(
  deps: GatewayDeps,
  asked: BookingRow,
  ride: number,
  drivers: readonly AssignedDriver[],
  now: Date,
): Promise<boolean> {
  const booked = transferSnapshot(asked).offer.rides[ride]
  if (!booked) return false
  return tellOnce(deps, asked, {
    part: ride,
    dedupeKey: `${ride}:${booked.pickUpAt}`,
    now,
    // If the pick-up time was changed while the supplier was asked for the drivers, this run does not notify the buyer.
    takesPlace: (booking) => takesPlace(booking) && pickUpOf(booking, ride) === booked.pickUpAt,
    mark: async (tx) => {
      const mine = await tx
        .update(transferRides)
        .set({ toldAt: now })
        .where(and(eq(transferRides.bookingId, asked.id), eq(transferRides.ride, ride), isNull(transferRides.toldAt)))
        .returning({ ride: transferRides.ride })
      return mine.length > 0
    },
    news: {
      title: inBoth('driverTitle'),
      content: inBoth('driverNews', drivers.map(({ name, plate }) => `${name}, ${plate}`).join('; ')),
      places: placeNames(booked.from.name, booked.to.name),
    },
  })
}

/**
 * Returns the e-mail about the drivers of a ride; undefined if the drivers are no longer known, for example after a
 * cancellation.
 */
export async function driverMail(deps: GatewayDeps, booking: BookingRow, part: number): Promise<NewsMail | undefined> {
  const { language, pnr } = booking
  const { offer, details } = transferSnapshot(booking)
  const ride = offer.rides[part]
  const terms = offer.terms.rides[part]
  const drivers = await askDrivers(deps, booking, part)
  if (!ride || !drivers?.length) return undefined
  const own = messageLanguage(language)
  return {
    subject: message('driverSubject', language, pnr ?? ''),
    lines: [
      `${dayText(ride.pickUp.date, language)} ${ride.pickUp.time}: ${ride.from.name[own]} → ${ride.to.name[own]}`,
      ...drivers.map(({ name, phone, plate }) => message('driverLine', language, name, phone, plate)),
      terms?.followsFlight && details?.flight_number ? message('driverFlight', language, details.flight_number) : '',
      terms?.meetingPoint[own] ?? '',
      message('driverVendor', language, offer.vendor.name, offer.terms.phone),
    ].filter((line) => line !== ''),
    open: message('driverOpen', language),
  }
}
