/** Writes the bus part of the confirmation e-mail. */
import { busEvents } from '#contract/bus-calendar.ts'
import { stayingTickets } from '#contract/bus-booking.ts'
import { anybody } from '#server/http/traveller.ts'
import type { TicketMail } from '#server/parts/product.ts'
import { bookingView } from '#server/api/bus/booking-view.ts'
import { busSnapshot } from '#server/api/bus/snapshot.ts'
import { wireCancellation } from '#server/api/bus/wire-trip.ts'
import { fullName } from '#server/text/full-name.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { arrivalText, dayText, instantText } from '#server/text/written-date.ts'

const words = {
  tr: {
    subject: (pnr: string) => `Otobüs biletiniz hazır: ${pnr}`,
    rules: 'İptal',
    limit: (until: string, fee: number) =>
      `${until} tarihine kadar çevrim içi iptal edebilirsiniz. ` +
      (fee > 0 ? `İptalde %${fee} kesinti uygulanır.` : 'İptalde kesinti yapılmaz.'),
    seat: 'Koltuk',
    ticket: 'Bilet no',
    demo: 'Bu bilet demo envanterinden alınmıştır; yolculuk hakkı vermez.',
  },
  en: {
    subject: (pnr: string) => `Your bus ticket is ready: ${pnr}`,
    rules: 'Cancelling',
    limit: (until: string, fee: number) =>
      `You can cancel online until ${until}. ` +
      (fee > 0 ? `${fee}% is kept of what is cancelled.` : 'Nothing is kept.'),
    seat: 'Seat',
    ticket: 'Ticket no.',
    demo: 'This ticket comes from a demo inventory and cannot be travelled with.',
  },
} as const

/** Returns the bus part of the confirmation e-mail, in the booking's language. */
export const busTicketMail: TicketMail = async (deps, booking, link) => {
  const view = await bookingView(deps, booking, booking.language, anybody)
  const text = words[messageLanguage(booking.language)]
  const { departure, arrival } = view
  const { until: limit, fee_percent: fee } = wireCancellation(busSnapshot(booking).trip)
  return {
    subject: text.subject(booking.pnr ?? ''),
    journey: [
      {
        title: view.company.name,
        lines: [
          `${dayText(departure.date, booking.language)} · ${departure.station.name} ${departure.time} → ` +
            arrivalText(arrival.station.name, departure.date, arrival.date, arrival.time, booking.language),
        ],
      },
    ],
    parts: [{ title: text.rules, lines: [text.limit(instantText(new Date(limit), booking.language), fee)] }],
    people: stayingTickets(view).map(({ passenger, seat_number: seat, ticket_number: number }) => ({
      name: fullName(passenger),
      detail: `${text.seat} ${seat}, ${text.ticket} ${number ?? ''}`,
    })),
    demo: text.demo,
    events: busEvents(view, link),
  }
}
