/** Turns a promise of the outbox into a mail. */
import { eq } from 'drizzle-orm'
import type { GatewayDeps } from '#server/api/deps.ts'
import { findBooking } from '#server/api/flight/booking-store.ts'
import { bookingView } from '#server/api/flight/booking-view.ts'
import { placesOf } from '#server/api/flight/form-data.ts'
import { SearchQuery } from '#server/api/flight/search-query.ts'
import { branches } from '#server/api/content/branches.ts'
import { messageLanguage } from '#server/api/messages.ts'
import { priceAlerts, searchOptions } from '#server/db/schema/searches.ts'
import { contactMessages } from '#server/db/schema/content.ts'
import { contactMail } from '#server/mail/contact-mail.ts'
import { composeIdentityMail, isIdentityMail } from '#server/mail/compose-identity-mail.ts'
import type { MailMessage } from '#server/mail/mailer.ts'
import { priceAlertMail, refundMail } from '#server/mail/notice-mails.ts'
import type { PromisedMail } from '#server/mail/outbox.ts'
import { ticketMail } from '#server/mail/ticket-mail.ts'

/** The mail; undefined where there is nobody to send it to any more. */
export async function composeMail(deps: GatewayDeps, promise: PromisedMail): Promise<MailMessage | undefined> {
  const origin = deps.publicOrigin()
  if (promise.kind === 'price-alert') return composeAlert(deps, promise, origin)
  if (promise.kind === 'contact') return composeContact(deps, promise.messageId)
  if (isIdentityMail(promise)) return composeIdentityMail(deps, promise, origin)
  const booking = await findBooking(deps.db.orm, promise.sessionUnique)
  if (!booking?.email) return undefined
  if (promise.kind === 'refund') return refundMail(booking, origin)
  return ticketMail(booking, await bookingView(deps, booking, booking.language), origin, deps.clock.now())
}

async function composeContact({ db }: GatewayDeps, id: number): Promise<MailMessage | undefined> {
  const [row] = await db.orm.select().from(contactMessages).where(eq(contactMessages.id, id))
  const to = branches('tr')[0]?.email
  return row && to ? contactMail(row, to) : undefined
}

async function composeAlert(
  { db, supply }: GatewayDeps,
  { alertId, from: oldPrice, to: newPrice }: Extract<PromisedMail, { kind: 'price-alert' }>,
  origin: string,
): Promise<MailMessage | undefined> {
  const [row] = await db.orm
    .select({ alert: priceAlerts, query: searchOptions.query })
    .from(priceAlerts)
    .innerJoin(searchOptions, eq(searchOptions.id, priceAlerts.optionId))
    .where(eq(priceAlerts.id, alertId))
  if (!row) return undefined
  const { alert } = row
  const query = SearchQuery.parse(row.query)
  const places = placesOf(query, supply)
  if (!places || alert.email === '' || !alert.active) return undefined
  const own = messageLanguage(alert.language)
  const journey = `${places.from.city[own]} – ${places.to.city[own]}, ${query.departureDate}`
  const { email, language, optionId, stopToken } = alert
  return priceAlertMail({ email, language, optionId, stopToken, journey, oldPrice, newPrice }, origin)
}
