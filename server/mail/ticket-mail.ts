/** The confirmation of a ticket: text, simple HTML and a calendar file. */
import { html } from 'hono/html'
import { calendarFile, type CalendarEvent } from '#contract/calendar-file.ts'
import type { BookingRow } from '#server/api/booking/booking-store.ts'
import { payable } from '#server/api/booking/booking-store.ts'
import { messageLanguage } from '#server/api/messages.ts'
import { moneyText } from '#server/api/money.ts'
import type { MailMessage } from '#server/mail/mailer.ts'
import { mailButton, mailFrame } from '#server/mail/mail-frame.ts'

/** What a product says of its ticket, in the booking's language. */
export interface TicketMailContent {
  subject: string
  /** Each part of the journey with a line for each leg. */
  parts: { title: string; lines: string[] }[]
  /** Name, and seat or ticket number, of every passenger. */
  people: { name: string; detail: string }[]
  /** That the inventory is a demo one. */
  demo: string
  events: CalendarEvent[]
}

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
