/** The confirmation of a ticket: text, simple HTML and a calendar file. */
import { html } from 'hono/html'
import { calendarFile } from '#contract/calendar-file.ts'
import { payable } from '#server/booking/booking-store.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { moneyText } from '#server/text/money.ts'
import type { MailMessage } from '#server/parts/mailer.ts'
import type { TicketMailContent } from '#server/parts/product.ts'
import { mailButton, mailFrame } from '#server/mail/mail-frame.ts'

const words = {
  tr: {
    ready: 'Biletiniz hazır. İyi yolculuklar!',
    passengers: 'Yolcular',
    total: 'Ödenen tutar',
    open: 'Bileti aç',
  },
  en: {
    ready: 'Your ticket is ready. Have a good trip!',
    passengers: 'Passengers',
    total: 'Amount paid',
    open: 'Open the ticket',
  },
} as const

/** `link` is the address of the ticket. */
export async function ticketMail(
  booking: Pick<BookingRow, 'language' | 'pnr' | 'email' | 'total' | 'discount'>,
  { subject, parts, people, demo, events }: TicketMailContent,
  link: string,
  now: Date,
): Promise<MailMessage> {
  const text = words[messageLanguage(booking.language)]
  const pnr = booking.pnr ?? ''
  const total = moneyText(payable(booking))
  const plain = [
    text.ready,
    `PNR: ${pnr}`,
    ...parts.flatMap(({ title, lines }) => ['', title, ...lines]),
    '',
    text.passengers,
    ...people.map(({ name, detail }) => `${name} – ${detail}`),
    '',
    `${text.total}: ${total}`,
    link,
    '',
    demo,
  ].join('\n')
  const body = html`<p>${text.ready}</p>
    <p style="margin:0;font-size:24px;font-weight:700;letter-spacing:2px">PNR ${pnr}</p>
    ${parts.map(
      ({ title, lines }) =>
        html`<h2 style="margin:24px 0 4px;font-size:16px">${title}</h2>
          <ul style="margin:0;padding:0 0 0 20px">
            ${lines.map((line) => html`<li>${line}</li>`)}
          </ul>`,
    )}
    <h2 style="margin:24px 0 4px;font-size:16px">${text.passengers}</h2>
    <ul style="margin:0;padding:0 0 0 20px">
      ${people.map(({ name, detail }) => html`<li>${name} – ${detail}</li>`)}
    </ul>
    <p>${text.total}: <strong>${total}</strong></p>
    ${mailButton(link, text.open)}
    <p style="color:#5b6680;font-size:14px">${demo}</p>`
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
