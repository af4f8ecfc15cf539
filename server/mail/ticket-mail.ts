/** The confirmation of a ticket: text, simple HTML and a calendar file. */
import { html } from 'hono/html'
import { calendarFile } from '#contract/calendar-file.ts'
import { flightEvents } from '#contract/flight-calendar.ts'
import type { BookedItinerary, FlightBooking } from '#contract/flight-booking.ts'
import type { BookingRow } from '#server/api/flight/booking-store.ts'
import { messageLanguage } from '#server/api/messages.ts'
import type { MailMessage } from '#server/mail/mailer.ts'
import { mailFrame } from '#server/mail/mail-frame.ts'

const words = {
  tr: {
    subject: (pnr: string) => `Uçak biletiniz hazır: ${pnr}`,
    ready: 'Biletiniz hazır. İyi yolculuklar!',
    outbound: 'Gidiş',
    back: 'Dönüş',
    passengers: 'Yolcular',
    ticket: 'Bilet no',
    total: 'Ödenen tutar',
    open: 'Bileti aç',
    flight: 'Uçuş',
    demo: 'Bu bilet demo envanterinden alınmıştır; uçuş hakkı vermez.',
  },
  en: {
    subject: (pnr: string) => `Your flight ticket is ready: ${pnr}`,
    ready: 'Your ticket is ready. Have a good trip!',
    outbound: 'Outbound',
    back: 'Return',
    passengers: 'Passengers',
    ticket: 'Ticket no.',
    total: 'Amount paid',
    open: 'Open the ticket',
    flight: 'Flight',
    demo: 'This ticket comes from a demo inventory and can not be flown with.',
  },
} as const

type Transfer = BookedItinerary['transfers'][number]

const line = (flight: Transfer) =>
  `${flight.flight_number}  ${flight.departure_airport.code} ${flight.departure_date} ${flight.departure_time} → ` +
  `${flight.arrival_airport.code} ${flight.arrival_date} ${flight.arrival_time}`

/** The confirmation of a ticketed booking, from its wire form in the booking's language. */
export async function ticketMail(
  booking: BookingRow,
  view: FlightBooking,
  publicOrigin: string,
  now: Date,
): Promise<MailMessage> {
  const text = words[messageLanguage(booking.language)]
  const link = `${publicOrigin}/flight/booking/detail/${booking.sessionUnique}/`
  const pnr = booking.pnr ?? ''
  const directions = [
    { title: text.outbound, itinerary: view.departure_booking, number: 'departure_ticket_number' as const },
    ...(view.return_booking
      ? [{ title: text.back, itinerary: view.return_booking, number: 'return_ticket_number' as const }]
      : []),
  ]
  const total = `${new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2 }).format(view.prices.total)} TL`
  const people = view.tickets.map(({ passenger, ...ticket }) => ({
    name: passenger ? `${passenger.name} ${passenger.surname}` : '',
    numbers: directions.map(({ number }) => ticket[number] ?? '').join(', '),
  }))
  const plain = [
    text.ready,
    `PNR: ${pnr}`,
    ...directions.flatMap(({ title, itinerary }) => ['', title, ...itinerary.transfers.map(line)]),
    '',
    text.passengers,
    ...people.map(({ name, numbers }) => `${name} – ${text.ticket} ${numbers}`),
    '',
    `${text.total}: ${total}`,
    link,
    '',
    text.demo,
  ].join('\n')
  const body = html`<p>${text.ready}</p>
    <p style="font-size:24px;font-weight:700;letter-spacing:2px">PNR ${pnr}</p>
    ${directions.map(
      ({ title, itinerary }) =>
        html`<h2 style="font-size:16px">${title}</h2>
          <ul>
            ${itinerary.transfers.map((flight) => html`<li>${line(flight)}</li>`)}
          </ul>`,
    )}
    <h2 style="font-size:16px">${text.passengers}</h2>
    <ul>
      ${people.map(({ name, numbers }) => html`<li>${name} – ${text.ticket} ${numbers}</li>`)}
    </ul>
    <p>${text.total}: <strong>${total}</strong></p>
    <p><a href="${link}">${text.open}</a></p>
    <p style="color:#5b6680">${text.demo}</p>`
  return {
    to: booking.email ?? '',
    subject: text.subject(pnr),
    text: plain,
    html: await mailFrame(booking.language, text.subject(pnr), body),
    attachments: [
      {
        filename: `${pnr}.ics`,
        contentType: 'text/calendar; charset=utf-8',
        content: calendarFile(flightEvents(view, link), now.getTime()),
      },
    ],
  }
}
