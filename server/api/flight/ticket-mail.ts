/** What the confirmation mail says of a booking of flights. */
import { flightEvents } from '#contract/flight-calendar.ts'
import type { BookedTransfer } from '#contract/flight-booking.ts'
import type { BookingRow } from '#server/api/booking/booking-store.ts'
import type { GatewayDeps } from '#server/api/deps.ts'
import { bookingView } from '#server/api/flight/booking-view.ts'
import { messageLanguage } from '#server/api/messages.ts'
import type { TicketMailContent } from '#server/mail/ticket-mail.ts'

const words = {
  tr: {
    subject: (pnr: string) => `Uçak biletiniz hazır: ${pnr}`,
    outbound: 'Gidiş',
    back: 'Dönüş',
    ticket: 'Bilet no',
    demo: 'Bu bilet demo envanterinden alınmıştır; uçuş hakkı vermez.',
  },
  en: {
    subject: (pnr: string) => `Your flight ticket is ready: ${pnr}`,
    outbound: 'Outbound',
    back: 'Return',
    ticket: 'Ticket no.',
    demo: 'This ticket comes from a demo inventory and can not be flown with.',
  },
} as const

const line = (flight: BookedTransfer) =>
  `${flight.flight_number}  ${flight.departure_airport.code} ${flight.departure_date} ${flight.departure_time} → ` +
  `${flight.arrival_airport.code} ${flight.arrival_date} ${flight.arrival_time}`

/** In the booking's language. */
export async function flightTicketMail(
  deps: GatewayDeps,
  booking: BookingRow,
  link: string,
): Promise<TicketMailContent> {
  const view = await bookingView(deps, booking, booking.language)
  const text = words[messageLanguage(booking.language)]
  const directions = [
    { title: text.outbound, itinerary: view.departure_booking, number: 'departure_ticket_number' as const },
    ...(view.return_booking
      ? [{ title: text.back, itinerary: view.return_booking, number: 'return_ticket_number' as const }]
      : []),
  ]
  return {
    subject: text.subject(booking.pnr ?? ''),
    parts: directions.map(({ title, itinerary }) => ({ title, lines: itinerary.transfers.map(line) })),
    people: view.tickets.map(({ passenger, ...ticket }) => ({
      name: passenger ? `${passenger.name} ${passenger.surname}` : '',
      detail: `${text.ticket} ${directions.map(({ number }) => ticket[number] ?? '').join(', ')}`,
    })),
    demo: text.demo,
    events: flightEvents(view, link),
  }
}
