import type { BusTicket } from '#contract/bus-booking.ts'

/** A line of a price list, in TRY. */
interface SeatLine {
  name: string
  amount: number
}

interface SeatNames {
  one: (ticket: BusTicket) => string
  /** Of all seats together, by their numbers. */
  all: (seats: string) => string
}

/** What each seat costs, or all of them in one line where the backend tells no more than `total`. */
export function seatLines(tickets: readonly BusTicket[], total: number, names: SeatNames): SeatLine[] {
  const priced = tickets.flatMap((ticket) =>
    ticket.price === null ? [] : { name: names.one(ticket), amount: ticket.price },
  )
  if (priced.length === tickets.length) return priced
  const [first, ...others] = tickets
  const all = () => names.all(tickets.map(({ seat_number: seat }) => seat).join(', '))
  return [{ name: first && others.length === 0 ? names.one(first) : all(), amount: total }]
}
