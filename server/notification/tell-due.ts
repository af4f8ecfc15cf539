/** Notifies each buyer once of details that become known shortly before the journey, such as drivers and pick-ups. */
import { lockBookingById } from '#server/booking/booking-store.ts'
import type { Orm } from '#server/db/database.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { tellBuyer } from '#server/notification/booking-news.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'

/** Number of journeys about which suppliers are asked concurrently. */
export const askedAtOnce = 20

/** A part of a booked journey about whose details the buyer has not been notified yet. */
export interface Due {
  booking: BookingRow
  /** Index of the part in the journey, from 0. For example, the parts of a booked transfer are its rides. */
  part: number
  /** Time at which the part of the journey starts, such as the pick-up time of a ride. */
  startsAt: Date
}

interface Telling<Known> {
  /**
   * Says in log messages which details the buyers are told, such as the drivers of their rides. For example, 'drivers'
   * makes the message 'drivers not told'.
   */
  what: string
  /**
   * Returns at most `most` parts of journeys. The buyers have not been notified yet of the details of these parts, such
   * as the driver of a ride. The order is fixed, and the list starts after the part `last`, or at the beginning if
   * `last` is undefined.
   */
  due: (last: Due | undefined, most: number) => Promise<Due[]>
  /**
   * Asks the supplier for the details of one part of a journey, such as the driver of a ride. Returns null if they are
   * not known yet.
   */
  known: (due: Due) => Promise<Known | null>
  /**
   * Notifies the buyer of the details, such as the driver of a ride. Returns false if another run of the job has
   * already notified the buyer, or if the journey no longer takes place.
   */
  tell: (due: Due, known: Known) => Promise<boolean>
}

/**
 * Notifies the buyers of all journeys whose details are known, and returns the number of notifications. If the details
 * of a journey are unknown, the next run requests them again; the other journeys are not delayed.
 */
export async function tellAllDue<Known>(
  { log }: Pick<GatewayDeps, 'log'>,
  { what, due, known, tell }: Telling<Known>,
): Promise<number> {
  /**
   * Notifies one buyer. Resolves to false if the details of the buyer's journey are unknown or an error occurred: an
   * error in one journey must not prevent the other notifications.
   */
  const tellIfKnown = async (one: Due, answer: Known | null) => {
    if (answer === null) return false
    try {
      return await tell(one, answer)
    } catch (error) {
      log.error(`${what} not told`, { booking: one.booking.id, part: one.part, ...errorDetails(error) })
      return false
    }
  }
  let told = 0
  let page = await due(undefined, askedAtOnce)
  while (page.length > 0) {
    const answers = await Promise.all(page.map(async (one) => known(one)))
    for (const [index, one] of page.entries()) if (await tellIfKnown(one, answers[index] ?? null)) told++
    page = await due(page.at(-1), askedAtOnce)
  }
  return told
}

interface News {
  /** Index of the part of the journey that the e-mail is about. */
  part: number
  /** Key of the e-mail. A second e-mail for the same booking with the same key is not queued. */
  dedupeKey: string
  now: Date
  takesPlace: (booking: BookingRow) => boolean
  /**
   * Records that the buyer is notified of the details that this e-mail contains. Returns false if another run of the
   * job has recorded this already.
   */
  mark: (tx: Orm) => Promise<boolean>
  news: Parameters<typeof tellBuyer>[3]
}

/**
 * Notifies the buyer of the details of one part of the journey, and queues the e-mail about them in the same
 * transaction. Returns false if another run of the job has already done so, or if the journey does not take place.
 */
export async function tellOnce(
  { db, products }: Pick<GatewayDeps, 'db' | 'products'>,
  { id }: Pick<BookingRow, 'id'>,
  { part, dedupeKey, now, takesPlace, mark, news }: News,
): Promise<boolean> {
  return db.orm.transaction(async (tx) => {
    // Reads the booking again, because it may have been cancelled while the supplier was asked.
    const booking = await lockBookingById(tx, id)
    if (!booking || !takesPlace(booking) || !(await mark(tx))) return false
    const mail = { kind: 'upcoming' as const, sessionUnique: booking.sessionUnique, part }
    await queueMail(tx, `upcoming:${id}:${dedupeKey}`, mail, now)
    await tellBuyer(tx, products, booking, news, now)
    return true
  })
}
