/** Drivers of booked rides: on the ticket, and told once to the buyer when they are known. */
import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { transferRides } from '#server/db/schema/transfers.ts'
import { transferSnapshot } from '#server/api/transfer/snapshot.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { tellBuyer } from '#server/notification/booking-news.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { NewsMail } from '#server/parts/product.ts'
import { liveReservation } from '#server/reservation/reservation-store.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import { minutesAfter } from '#server/runtime/instants.ts'
import { inBoth, message, messageLanguage } from '#server/text/messages.ts'
import { dayText } from '#server/text/written-date.ts'
import { ask } from '#server/supply/supply-call.ts'
import type { AssignedDriver } from '#server/supply/transfer-supply.ts'
import { driverKnownHours } from '#server/supply/transfer-terms.ts'

const most = 200

/** Whether the rides of a booking take place. */
const takesPlace = ({ status }: Pick<BookingRow, 'status'>) => status === 'ticketed' || status === 'reserved'

/** The drivers of a ride; null if they are not known yet. Throws if the supply does not answer. */
async function askDrivers(
  { db, transfers, clock, patience }: GatewayDeps,
  booking: BookingRow,
  ride: number,
): Promise<AssignedDriver[] | null> {
  const { offer } = transferSnapshot(booking)
  const pickUpAt = offer.rides[ride]?.pickUpAt
  const now = clock.now()
  if (pickUpAt === undefined || !takesPlace(booking) || now < driversFrom(pickUpAt)) return null
  const reservation = await liveReservation(db.orm, booking.id)
  if (!reservation) return null
  const asked = { offer: offer.key, reservation: reservation.key, ride }
  return (await ask(patience.status, (call) => transfers.drivers(asked, now, call))) ?? null
}

/** The instant from which the drivers of a ride may be known. */
export const driversFrom = (pickUpAt: number): Date => minutesAfter(new Date(pickUpAt), -60 * driverKnownHours)

/** The drivers of each ride; null where they are not known, or the supply does not answer. */
export async function driversOf(deps: GatewayDeps, booking: BookingRow): Promise<(AssignedDriver[] | null)[]> {
  const { rides } = transferSnapshot(booking).offer
  return Promise.all(
    rides.map(async (_, ride) =>
      askDrivers(deps, booking, ride).catch((error: unknown) => {
        deps.log.warn('drivers not known', { booking: booking.id, ...errorDetails(error) })
        return null
      }),
    ),
  )
}

/** Tells the buyers of all rides whose drivers have become known. Returns their number. */
export async function tellDrivers(deps: GatewayDeps): Promise<number> {
  const now = deps.clock.now()
  const due = await deps.db.orm
    .select({ booking: bookings, ride: transferRides.ride })
    .from(transferRides)
    .innerJoin(bookings, eq(bookings.id, transferRides.bookingId))
    .where(
      and(
        isNull(transferRides.toldAt),
        gt(transferRides.pickUpAt, now),
        lte(transferRides.pickUpAt, minutesAfter(now, 60 * driverKnownHours)),
        inArray(bookings.status, ['ticketed', 'reserved']),
      ),
    )
    .orderBy(asc(transferRides.pickUpAt))
    .limit(most)
  let told = 0
  for (const { booking, ride } of due) {
    // A supply that does not answer is asked again in the next run.
    const drivers = await askDrivers(deps, booking, ride)
    if (drivers?.length && (await tell(deps, booking, ride, drivers, now))) told++
  }
  return told
}

/** False if a concurrent run has told it. */
async function tell(
  { db, products }: GatewayDeps,
  booking: BookingRow,
  ride: number,
  drivers: readonly AssignedDriver[],
  now: Date,
): Promise<boolean> {
  return db.orm.transaction(async (tx) => {
    const mine = await tx
      .update(transferRides)
      .set({ toldAt: now })
      .where(and(eq(transferRides.bookingId, booking.id), eq(transferRides.ride, ride), isNull(transferRides.toldAt)))
      .returning({ ride: transferRides.ride })
    if (mine.length === 0) return false
    const mail = { kind: 'upcoming' as const, sessionUnique: booking.sessionUnique, part: ride }
    await queueMail(tx, `upcoming:${booking.id}:${ride}`, mail, now)
    const who = drivers.map(({ name, plate }) => `${name}, ${plate}`).join('; ')
    const news = { title: inBoth('driverTitle'), content: inBoth('driverNews', who) }
    await tellBuyer(tx, products, booking, news, now)
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
