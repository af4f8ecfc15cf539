/**
 * Stores vouchers that an organiser delivers, replaces or withdraws after the confirmation
 * (docs/decisions/0036-octo.md).
 */
import { codesOf, linksOf, type Voucher, Vouchers } from '#contract/voucher.ts'
import { lockBookingById } from '#server/booking/booking-store.ts'
import { sha256 } from '#server/db/random-token.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { tellBuyer, vouchersCame } from '#server/notification/booking-news.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { daysBefore } from '#server/runtime/instants.ts'
import { liveReservation, moveReservation, type ReservationRow } from '#server/reservation/reservation-store.ts'

/**
 * Vouchers as a supplier delivered them: null if the booking has no vouchers, an empty list if the supplier has
 * announced vouchers but not delivered them yet.
 */
type Delivered = readonly Voucher[] | null

const readVouchers = (stored: unknown): Voucher[] => Vouchers.parse(stored ?? [])

/**
 * Returns the content by which vouchers are compared. A link is compared without its query string, because the supplier
 * may sign the link anew for every request.
 */
const contentOf = (vouchers: readonly Voucher[]): string[] => [
  ...codesOf(vouchers).map(({ traveller, value }) => `${traveller} ${value}`),
  ...linksOf(vouchers).map(({ traveller, value }) => {
    const { origin, pathname } = new URL(value)
    return `${traveller} ${origin}${pathname}`
  }),
]

/**
 * Stores the vouchers of a ticket. Notifies the buyer if a voucher is new, unless the outbox already has an e-mail
 * about the same set of vouchers. Does nothing if the ticket is cancelled or anonymised, or if the activity ended more
 * than a day ago. By then, the clean-up job may have deleted the vouchers.
 */
export async function keepVouchers(
  { db, products, clock, jobs, log }: GatewayDeps,
  { id, key }: Pick<BookingRow, 'id'> & Pick<ReservationRow, 'key'>,
  vouchers: Delivered,
): Promise<void> {
  const now = clock.now()
  const told = await db.orm.transaction(async (tx) => {
    const booking = await lockBookingById(tx, id)
    if (booking?.status !== 'ticketed' || booking.anonymisedAt !== null) return false
    if (products[booking.product].ticket.arrivesAt(booking) < daysBefore(now, 1).getTime()) return false
    const reservation = await liveReservation(tx, id)
    if (reservation?.key !== key || !(await moveReservation(tx, reservation, ['confirmed'], { vouchers }))) return false
    log.info('vouchers stored', { booking: id, count: vouchers?.length ?? 0 })
    const known = new Set(contentOf(readVouchers(reservation.vouchers)))
    const content = contentOf(vouchers ?? []).toSorted()
    if (content.every((one) => known.has(one))) return false
    const mail = { kind: 'vouchers' as const, sessionUnique: booking.sessionUnique }
    if (!(await queueMail(tx, `vouchers:${key}:${sha256(content.join('\n'))}`, mail, now))) return false
    await tellBuyer(tx, products, booking, vouchersCame, now)
    return true
  })
  if (!told) return
  jobs.wake('send-mail')
  jobs.wake('send-push')
}
