/** Tells buyers, each once, of what becomes known shortly before their journeys. */
import { lockBookingById } from '#server/booking/booking-store.ts'
import type { Orm } from '#server/db/database.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { tellBuyer } from '#server/notification/booking-news.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { errorDetails } from '#server/runtime/error-details.ts'

/** Journeys of which the supply is asked at the same time. */
export const askedAtOnce = 20

interface Telling<Due, Known> {
  /** What is told, for the log. */
  what: string
  /** At most `most` journeys after `last` whose buyers have not been told, in a fixed order. */
  due: (last: Due | undefined, most: number) => Promise<Due[]>
  /** Null if it is not known yet. */
  known: (due: Due) => Promise<Known | null>
  /** False if a concurrent run has told it, or the journey does not take place any more. */
  tell: (due: Due, known: Known) => Promise<boolean>
}

/**
 * Tells all that has become known, and returns the number of journeys. What is not known for one journey is asked again
 * in the next run; the journeys behind it are told.
 */
export async function tellAllDue<Due extends { booking: Pick<BookingRow, 'id'>; part: number }, Known>(
  { log }: Pick<GatewayDeps, 'log'>,
  { what, due, known, tell }: Telling<Due, Known>,
): Promise<number> {
  /**
   * Tells the traveller what is known. Resolves to false if nobody was told, also after an error: an error of one journey
   * must not keep the others from being told.
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
  /** The part of the journey that the mail is about. */
  part: number
  /** Distinguishes what is told of one booking, so that each mail is sent once. */
  dedupeKey: string
  now: Date
  takesPlace: (booking: BookingRow) => boolean
  /** Records that the buyer is told; false if a concurrent run has done so. */
  mark: (tx: Orm) => Promise<boolean>
  news: Parameters<typeof tellBuyer>[3]
}

/** Notifies the buyer and queues the mail in one transaction. False if it is told already or does not take place. */
export async function tellOnce(
  { db, products }: Pick<GatewayDeps, 'db' | 'products'>,
  { id }: Pick<BookingRow, 'id'>,
  { part, dedupeKey, now, takesPlace, mark, news }: News,
): Promise<boolean> {
  return db.orm.transaction(async (tx) => {
    // The booking may have been cancelled while the supply answered.
    const booking = await lockBookingById(tx, id)
    if (!booking || !takesPlace(booking) || !(await mark(tx))) return false
    const mail = { kind: 'upcoming' as const, sessionUnique: booking.sessionUnique, part }
    await queueMail(tx, `upcoming:${id}:${dedupeKey}`, mail, now)
    await tellBuyer(tx, products, booking, news, now)
    return true
  })
}
