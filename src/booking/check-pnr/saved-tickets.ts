/** The tickets kept on this device as the lookup pages and home list them, of every product. */
import * as z from 'zod/mini'
import { busKeptLine } from '#booking/check-pnr/bus-kept-line.ts'
import { flightKeptLine } from '#booking/check-pnr/flight-kept-line.ts'
import type { TicketLine } from '#booking/check-pnr/kept-line.ts'
import type { ProductName } from '#contract/products.ts'
import type { SavedTicket } from '#store/store.ts'

/** Which reads a booking says of which product it is. */
const readers: Record<ProductName, z.ZodMiniType<TicketLine | null>> = { flight: flightKeptLine, bus: busKeptLine }
const Line = z.union(Object.values(readers))

/** One line per ticket that still can be read: trips to come first, the next one on top; then past ones, the last first. */
export function ticketLines(saved: SavedTicket[], today: string): TicketLine[] {
  const lines = saved.flatMap(({ booking }) => {
    const line = z.safeParse(Line, booking)
    return line.success && line.data ? [line.data] : []
  })
  const byTime = lines.toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))
  return [...byTime.filter(({ date }) => date >= today), ...byTime.filter(({ date }) => date < today).reverse()]
}
