/** Writes the e-mail of an outbox entry. */
import { eq } from 'drizzle-orm'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { bookingPath, findBooking } from '#server/booking/booking-store.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import { branches } from '#server/content/branches.ts'
import { message, type MessageKey, messageLanguage } from '#server/text/messages.ts'
import { dayText } from '#server/text/written-date.ts'
import { priceAlerts, searchOptions } from '#server/db/schema/searches.ts'
import { contactMessages } from '#server/db/schema/content.ts'
import { cancelledMail } from '#server/mail/cancelled-mail.ts'
import { contactMail } from '#server/mail/contact-mail.ts'
import { composeIdentityMail, isIdentityMail } from '#server/mail/compose-identity-mail.ts'
import type { MailMessage } from '#server/parts/mailer.ts'
import { cancelRefusedMail } from '#server/mail/cancel-refused-mail.ts'
import { priceAlertMail } from '#server/mail/price-alert-mail.ts'
import { notice } from '#server/mail/notice.ts'
import { refundMail } from '#server/mail/refund-mail.ts'
import type { PromisedMail } from '#server/mail/outbox.ts'
import { ticketMail } from '#server/mail/ticket-mail.ts'

/**
 * Returns the e-mail of an outbox entry; undefined if its recipient no longer exists or the e-mail is no longer true,
 * for example after a cancellation. Throws if the e-mail has to wait for a pending payment.
 */
export async function composeMail(deps: GatewayDeps, promise: PromisedMail): Promise<MailMessage | undefined> {
  const origin = deps.publicOrigin()
  if (promise.kind === 'price-alert') return composeAlert(deps, promise, origin)
  if (promise.kind === 'contact') return composeContact(deps, promise.messageId)
  if (isIdentityMail(promise)) return composeIdentityMail(deps, promise, origin)
  const booking = await findBooking(deps.db.orm, promise.sessionUnique)
  if (!booking?.email) return undefined
  const link = origin + bookingPath(booking)
  const product = deps.products[booking.product]
  if (promise.kind === 'refund') return refundMail(booking, product, link)
  if (promise.kind === 'cancel-refused') return cancelRefusedMail(booking, await bookedLines(deps, booking, link), link)
  if (promise.kind === 'cancelled')
    return cancelledMail(booking, product, await bookedLines(deps, booking, link), promise, link)
  if (promise.kind === 'upcoming') {
    const news = await product.upcoming?.mail(deps, booking, promise.part)
    return news && notice(booking.email, booking.language, news.subject, news.lines, { url: link, text: news.open })
  }
  /**
   * Returns the e-mail with the ticket. If `words` is given, its texts replace the product's own subject and first
   * line.
   */
  const ticket = async (words?: Record<'subject' | 'first', MessageKey>) => {
    const content = await product.ticket.mail(deps, booking, link)
    const demo = product.supply(deps).simulated ? content.demo : null
    const replaced = words && {
      subject: message(words.subject, booking.language, booking.pnr ?? ''),
      first: message(words.first, booking.language),
    }
    return ticketMail(booking, product, { ...content, ...replaced, demo }, link, deps.clock.now())
  }
  const { changing } = product
  if (promise.kind === 'change-refused') {
    if (!changing) return undefined
    const { refusedSubject, refused, open } = changing.words
    const say = (key: MessageKey) => message(key, booking.language, booking.pnr ?? '')
    const lines = [say(refused), ...(await bookedLines(deps, booking, link))]
    return notice(booking.email, booking.language, say(refusedSubject), lines, { url: link, text: say(open) })
  }
  if (promise.kind === 'changed') {
    if (booking.status === 'confirming' || booking.status === 'issuing') throw paymentOpen()
    if (!changing || (booking.status !== 'ticketed' && booking.status !== 'reserved')) return undefined
    return ticket(changing.words)
  }
  if (promise.kind === 'vouchers') {
    if (!product.vouchers || booking.status !== 'ticketed') return undefined
    return ticket(product.vouchers)
  }
  // The booking may have changed since the e-mail was queued. The e-mail about a reserved booking is not sent if the
  // booking was paid or cancelled. The e-mail with a ticket is not sent if the booking was cancelled.
  if (promise.kind === 'reserved') {
    if (booking.status === 'ticketed' || booking.status === 'cancelled') return undefined
    // The e-mail about a reserved booking must wait while an online payment for the booking is pending. The error
    // thrown here makes the job `send-mail` try again later. If the payment has failed by then, the job sends the
    // e-mail.
    if (booking.status !== 'reserved') throw paymentOpen()
  } else if (booking.status !== 'ticketed') return undefined
  return ticket()
}

/**
 * Returns a line for each direction of the journey, with what was booked and the date, taken from the ticket e-mail.
 * Returns none if the ticket e-mail can't be written, because the news of a cancellation or change must not depend on
 * it.
 */
async function bookedLines(deps: GatewayDeps, booking: BookingRow, link: string): Promise<string[]> {
  try {
    const { journey } = await deps.products[booking.product].ticket.mail(deps, booking, link)
    return journey.map(({ title, lines }) => [title, ...lines.slice(0, 1)].join(', '))
  } catch (error) {
    deps.log.error('journey left out of a mail', { booking: booking.id, ...errorDetails(error) })
    return []
  }
}

/**
 * Creates the error that is thrown if an e-mail must wait until the payment of its booking is settled. A later attempt
 * sends the e-mail.
 */
const paymentOpen = () => new Error('A payment for the booking is being decided on')

async function composeContact({ db }: GatewayDeps, id: number): Promise<MailMessage | undefined> {
  const [row] = await db.orm.select().from(contactMessages).where(eq(contactMessages.id, id))
  const to = branches('tr')[0]?.email
  return row && to ? contactMail(row, to) : undefined
}

async function composeAlert(
  deps: GatewayDeps,
  { alertId, from: oldPrice, to: newPrice }: Extract<PromisedMail, { kind: 'price-alert' }>,
  origin: string,
): Promise<MailMessage | undefined> {
  const [row] = await deps.db.orm
    .select({ alert: priceAlerts, product: searchOptions.product, query: searchOptions.query })
    .from(priceAlerts)
    .innerJoin(searchOptions, eq(searchOptions.id, priceAlerts.optionId))
    .where(eq(priceAlerts.id, alertId))
  if (!row) return undefined
  const { alert } = row
  const { watch, words } = deps.products[row.product]
  const found = await watch.journey(deps, row.query)
  if (!found || alert.email === '' || !alert.active) return undefined
  const own = messageLanguage(alert.language)
  const journey = `${found.name[own]}, ${dayText(found.date, own)}`
  const { email, language, optionId, stopToken, threshold } = alert
  const path = `/${row.product}/search-gate/${optionId}/`
  const open = message(words.results, own)
  return priceAlertMail({ email, language, path, open, stopToken, journey, oldPrice, newPrice, threshold }, origin)
}
