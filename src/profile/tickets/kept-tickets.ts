/** The tickets of this device, for when there is no network. */
import * as z from 'zod/mini'
import { BusBooking } from '#contract/bus-booking.ts'
import { FlightBooking } from '#contract/flight-booking.ts'
import type { Product } from '#profile/product-tabs.tsx'
import { busLine, flightLine, type TicketLine } from '#profile/tickets/ticket-line.ts'
import type { SavedTicket } from '#store/store.ts'

/** One line for each kept ticket of a product that can still be read and that money was taken for. */
export function keptTickets(product: Product, saved: readonly SavedTicket[]): TicketLine[] {
  if (product === 'flight') return keptFlights(saved)
  return product === 'bus' ? keptBuses(saved) : []
}

/** The same of every product. */
export function everyKeptTicket(saved: readonly SavedTicket[]): TicketLine[] {
  return [...keptFlights(saved), ...keptBuses(saved)]
}

function keptBuses(saved: readonly SavedTicket[]): TicketLine[] {
  return saved.flatMap(({ booking: stored, savedAt }) => {
    const parsed = z.safeParse(BusBooking, stored)
    if (!parsed.success) return []
    const { session_unique, state, pnr_code, ...booking } = parsed.data
    const cancelled_seats = booking.tickets.flatMap(({ seat_number: seat, cancelled }) => (cancelled ? seat : []))
    const info = { unique_code: session_unique, pnr_code, state, cancelled_seats }
    return [{ ...busLine({ ...booking, info }), savedAt }]
  })
}

function keptFlights(saved: readonly SavedTicket[]): TicketLine[] {
  return saved.flatMap(({ booking: stored, savedAt }) => {
    const parsed = z.safeParse(FlightBooking, stored)
    if (!parsed.success) return []
    const { session_unique, state, departure_booking: outbound, return_booking: inbound, prices } = parsed.data
    const line = flightLine({
      info: { unique_code: session_unique, pnr_code: outbound.info.pnr_code, state },
      departure_booking: outbound,
      return_booking: inbound,
      price: { total: prices.total },
    })
    return [{ ...line, savedAt }]
  })
}
