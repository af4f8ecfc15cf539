/** The tickets kept on this device as the lookup page lists them. */
import * as z from 'zod/mini'
import { FlightBooking } from '#contract/flight-booking.ts'
import type { SavedTicket } from '#store/store.ts'

export interface TicketLine {
  sessionUnique: string
  pnr: string
  /** Airport codes and cities of the outbound trip. */
  from: { code: string; city: string }
  to: { code: string; city: string }
  /** Plain date and HH:MM of the first departure. */
  date: string
  time: string
}

/** One line per ticket that still can be read: trips to come first, the next one on top; then past ones, the last first. */
export function ticketLines(saved: SavedTicket[], today: string): TicketLine[] {
  const lines = saved.flatMap(({ sessionUnique, booking }) => {
    const parsed = z.safeParse(FlightBooking, booking)
    if (!parsed.success || parsed.data.state !== 'ticketed') return []
    const { info } = parsed.data.departure_booking
    const { departure_airport: from, arrival_airport: to, departure_date: date, departure_time: time } = info
    const pnr = info.pnr_code ?? '-'
    return [
      {
        sessionUnique,
        pnr,
        from: { code: from.code, city: from.city },
        to: { code: to.code, city: to.city },
        date,
        time,
      },
    ]
  })
  const byTime = lines.toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))
  return [...byTime.filter(({ date }) => date >= today), ...byTime.filter(({ date }) => date < today).reverse()]
}
