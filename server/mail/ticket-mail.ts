/** Writes the e-mail that confirms a ticket: text, simple HTML and a calendar file. */
import { html } from 'hono/html'
import { calendarFile } from '#contract/calendar-file.ts'
import { payable } from '#server/booking/booking-store.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { message, messageLanguage } from '#server/text/messages.ts'
import { moneyText } from '#server/text/money.ts'
import type { MailMessage } from '#server/parts/mailer.ts'
import type { Product, TicketMailContent } from '#server/parts/product.ts'
import { mailButton, mailFrame } from '#server/mail/mail-frame.ts'

const words = {
  tr: {
    total: 'Ödenen tutar',
    open: 'Bileti aç',
    reserved: 'Rezervasyonunuz yapıldı; ödeme alınmadı.',
    payOnline: 'İsterseniz rezervasyonunuzu açıp internetten de ödeyebilirsiniz.',
    openReserved: 'Rezervasyonu aç',
  },
  en: {
    total: 'Amount paid',
    open: 'Open the ticket',
    reserved: 'Your booking is made, and nothing was charged.',
    payOnline: 'You can also open your booking and pay online.',
    openReserved: 'Open the booking',
  },
} as const

interface SaidBy extends Pick<Product, 'payLater'> {
  words: Pick<Product['words'], 'ready' | 'people'>
}

/** Returns the texts of the e-mail that depend on the product and on whether the booking is paid or only reserved. */
function wordsOf({ language, status }: Pick<BookingRow, 'language' | 'status'>, product: SaidBy) {
  const text = words[messageLanguage(language)]
  const people = message(product.words.people, language)
  const { payLater } = product
  if (status !== 'reserved' || !payLater)
    return { first: message(product.words.ready, language), people, total: text.total, more: [], open: text.open }
  const total = message(payLater.owed, language)
  return { first: text.reserved, people, total, more: [text.payOnline], open: text.openReserved }
}

/**
 * Returns the e-mail that confirms a ticket, or a booking that is reserved to be paid later. `link` is the booking's
 * URL.
 */
export async function ticketMail(
  booking: Pick<BookingRow, 'language' | 'pnr' | 'email' | 'total' | 'discount' | 'status'>,
  product: SaidBy,
  { subject, first, journey, parts, people, demo, events }: Omit<TicketMailContent, 'demo'> & { demo: string | null },
  link: string,
  now: Date,
): Promise<MailMessage> {
  const own = wordsOf(booking, product)
  const text = { ...own, first: first ?? own.first }
  const pnr = booking.pnr ?? ''
  const sections = [...journey, ...parts]
  const total = moneyText(payable(booking))
  const plain = [
    text.first,
    `PNR: ${pnr}`,
    ...sections.flatMap(({ title, lines }) => ['', title, ...lines]),
    '',
    text.people,
    ...people.map(({ name, detail }) => `${name} – ${detail}`),
    '',
    `${text.total}: ${total}`,
    ...text.more,
    link,
    ...(demo === null ? [] : ['', demo]),
  ].join('\n')
  const body = html`<p>${text.first}</p>
    <p style="margin:0;font-size:24px;font-weight:700;letter-spacing:2px">PNR ${pnr}</p>
    ${sections.map(
      ({ title, lines }) =>
        html`<h2 style="margin:24px 0 4px;font-size:16px">${title}</h2>
          <ul style="margin:0;padding:0 0 0 20px">
            ${lines.map((line) => html`<li>${line}</li>`)}
          </ul>`,
    )}
    <h2 style="margin:24px 0 4px;font-size:16px">${text.people}</h2>
    <ul style="margin:0;padding:0 0 0 20px">
      ${people.map(({ name, detail }) => html`<li>${name} – ${detail}</li>`)}
    </ul>
    <p>${text.total}: <strong>${total}</strong></p>
    ${text.more.map((line) => html`<p>${line}</p>`)} ${mailButton(link, text.open)}
    ${demo === null ? [] : html`<p style="color:#5b6680;font-size:14px">${demo}</p>`}`
  return {
    to: booking.email ?? '',
    subject,
    text: plain,
    html: await mailFrame(booking.language, subject, body),
    attachments: [
      {
        filename: `${pnr}.ics`,
        contentType: 'text/calendar; charset=utf-8',
        content: calendarFile(events, now.getTime()),
      },
    ],
  }
}
