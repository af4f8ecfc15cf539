/** The tickets kept on this device as the lookup pages and home list them, of every product. */
import * as z from 'zod/mini'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import { stationCode } from '#booking/station-code.ts'
import { BusBooking } from '#contract/bus-booking.ts'
import { FlightBooking } from '#contract/flight-booking.ts'
import type { SavedTicket } from '#store/store.ts'

export interface TicketLine {
  address: string
  pnr: string
  /** Codes and cities of the outbound trip. */
  from: { code: string; city: string }
  to: { code: string; city: string }
  /** Plain date and HH:MM of the first departure. */
  date: string
  time: string
}

/** A line for each product that a kept booking can be of. */
const Line: z.ZodMiniType<TicketLine | null> = z.union([
  z.pipe(FlightBooking, z.transform(flightLine)),
  z.pipe(BusBooking, z.transform(busLine)),
])

function flightLine({ state, session_unique, departure_booking }: FlightBooking): TicketLine | null {
  const {
    departure_airport: from,
    arrival_airport: to,
    departure_date,
    departure_time,
    pnr_code,
  } = departure_booking.info
  if (state !== 'ticketed') return null
  return {
    address: bookingAddresses('flight').ticket(session_unique),
    pnr: pnr_code ?? '-',
    from: { code: from.code, city: from.city },
    to: { code: to.code, city: to.city },
    date: departure_date,
    time: departure_time,
  }
}

function busLine({ state, session_unique, departure, arrival, pnr_code }: BusBooking): TicketLine | null {
  if (state !== 'ticketed') return null
  return {
    address: bookingAddresses('bus').ticket(session_unique),
    pnr: pnr_code ?? '-',
    from: { code: stationCode(departure.station), city: departure.station.city },
    to: { code: stationCode(arrival.station), city: arrival.station.city },
    date: departure.date,
    time: departure.time,
  }
}

/** One line per ticket that still can be read: trips to come first, the next one on top; then past ones, the last first. */
export function ticketLines(saved: SavedTicket[], today: string): TicketLine[] {
  const lines = saved.flatMap(({ booking }) => {
    const line = z.safeParse(Line, booking)
    return line.success && line.data ? [line.data] : []
  })
  const byTime = lines.toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))
  return [...byTime.filter(({ date }) => date >= today), ...byTime.filter(({ date }) => date < today).reverse()]
}
