/** What the confirmation mail says of a booking of bus seats. */
import { busEvents } from '#contract/bus-calendar.ts'
import type { BookingRow } from '#server/api/booking/booking-store.ts'
import { bookingView } from '#server/api/bus/booking-view.ts'
import type { GatewayDeps } from '#server/api/deps.ts'
import { messageLanguage } from '#server/api/messages.ts'
import type { TicketMailContent } from '#server/mail/ticket-mail.ts'

const words = {
  tr: {
    subject: (pnr: string) => `Otobüs biletiniz hazır: ${pnr}`,
    seat: 'Koltuk',
    ticket: 'Bilet no',
    demo: 'Bu bilet demo envanterinden alınmıştır; yolculuk hakkı vermez.',
  },
  en: {
    subject: (pnr: string) => `Your bus ticket is ready: ${pnr}`,
    seat: 'Seat',
    ticket: 'Ticket no.',
    demo: 'This ticket comes from a demo inventory and can not be travelled with.',
  },
} as const

/** In the booking's language. */
export async function busTicketMail(deps: GatewayDeps, booking: BookingRow, link: string): Promise<TicketMailContent> {
  const view = await bookingView(deps, booking, booking.language)
  const text = words[messageLanguage(booking.language)]
  const { departure, arrival } = view
  const arrives = arrival.date === null ? '' : ` ${arrival.date} ${arrival.time}`
  return {
    subject: text.subject(booking.pnr ?? ''),
    parts: [
      {
        title: view.company.name,
        lines: [`${departure.station.name} ${departure.date} ${departure.time} → ${arrival.station.name}${arrives}`],
      },
    ],
    people: view.tickets.map(({ passenger, seat_number: seat, ticket_number: number }) => ({
      name: passenger ? `${passenger.name} ${passenger.surname}` : '',
      detail: `${text.seat} ${seat}, ${text.ticket} ${number ?? ''}`,
    })),
    demo: text.demo,
    events: busEvents(view, link),
  }
}
