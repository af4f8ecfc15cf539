/** Writes the flight part of the confirmation e-mail. */
import { flightEvents } from '#contract/flight-calendar.ts'
import type { BookedTransfer } from '#contract/flight-booking.ts'
import { anybody } from '#server/http/traveller.ts'
import type { TicketMail } from '#server/parts/product.ts'
import { bookingView } from '#server/api/flight/booking-view.ts'
import { branches } from '#server/content/branches.ts'
import { fullName } from '#server/text/full-name.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { arrivalText, dayText } from '#server/text/written-date.ts'

const words = {
  tr: {
    subject: (pnr: string) => `Uçak biletiniz hazır: ${pnr}`,
    outbound: 'Gidiş',
    back: 'Dönüş',
    rules: 'İptal ve değişiklik',
    how: 'İptal ettirmek ya da değiştirmek için',
    write: (url: string) => `PNR kodunuzla bize yazın: ${url}`,
    call: (phone: string) => `Ya da çağrı merkezimizi arayın: ${phone}`,
    cost: 'Kesinti ya da ücreti önce söyleriz.',
    ticket: 'Bilet no',
    demo: 'Bu bilet demo envanterinden alınmıştır; uçuş hakkı vermez.',
  },
  en: {
    subject: (pnr: string) => `Your flight ticket is ready: ${pnr}`,
    outbound: 'Outbound',
    back: 'Return',
    rules: 'Cancelling and changing',
    how: 'To cancel or change your ticket',
    write: (url: string) => `Write to us with your PNR: ${url}`,
    call: (phone: string) => `Or call us: ${phone}`,
    cost: 'We tell you first what it costs.',
    ticket: 'Ticket no.',
    demo: 'This ticket comes from a demo inventory and cannot be flown with.',
  },
} as const

/** Returns one line for a flight, for example '10 Aralık 2026 Perşembe · TK130 · IST 08:00 → ESB 09:15'. */
const line =
  (language: string) =>
  ({ flight_number: number, departure_date: date, ...flight }: BookedTransfer): string =>
    `${dayText(date, language)} · ${number} · ${flight.departure_airport.code} ${flight.departure_time} → ` +
    arrivalText(flight.arrival_airport.code, date, flight.arrival_date, flight.arrival_time, language)

/** Returns the flight part of the confirmation e-mail, in the booking's language. */
export const flightTicketMail: TicketMail = async (deps, booking, link) => {
  const view = await bookingView(deps, booking, booking.language, anybody)
  const text = words[messageLanguage(booking.language)]
  const [office] = branches(booking.language)
  const directions = [
    { title: text.outbound, itinerary: view.departure_booking, number: 'departure_ticket_number' as const },
    ...(view.return_booking
      ? [{ title: text.back, itinerary: view.return_booking, number: 'return_ticket_number' as const }]
      : []),
  ]
  return {
    subject: text.subject(booking.pnr ?? ''),
    journey: directions.map(({ title, itinerary }) => ({
      title,
      lines: itinerary.transfers.map(line(booking.language)),
    })),
    parts: [
      ...directions.map(({ title, itinerary: { info } }) => ({
        title: directions.length > 1 ? `${text.rules} – ${title}` : text.rules,
        lines: [...info.cancelation_policies_texts, ...info.change_policies_texts],
      })),
      {
        title: text.how,
        lines: [text.write(`${deps.publicOrigin()}/contact/`), ...(office ? [text.call(office.phone)] : []), text.cost],
      },
    ],
    people: view.tickets.map(({ passenger, ...ticket }) => ({
      name: fullName(passenger),
      detail: `${text.ticket} ${directions.map(({ number }) => ticket[number] ?? '').join(', ')}`,
    })),
    demo: text.demo,
    events: flightEvents(view, link),
  }
}
