import type { BusTicket } from '#contract/bus-booking.ts'

/** A line of a price table; `amount` is in TRY. */
interface SeatLine {
  name: string
  amount: number
}

interface SeatNames {
  one: (ticket: BusTicket) => string
  /** Returns the label of the single price line for all seats; `seats` are the seat numbers, separated by commas. */
  all: (seats: string) => string
}

/**
 * Returns one price line per seat, or a single line with `total` if the backend does not send the price of every seat.
 */
export function seatLines(tickets: readonly BusTicket[], total: number, names: SeatNames): SeatLine[] {
  const priced = tickets.flatMap((ticket) =>
    ticket.price === null ? [] : { name: names.one(ticket), amount: ticket.price },
  )
  if (priced.length === tickets.length) return priced
  const [first, ...others] = tickets
  const all = () => names.all(tickets.map(({ seat_number: seat }) => seat).join(', '))
  return [{ name: first && others.length === 0 ? names.one(first) : all(), amount: total }]
}
