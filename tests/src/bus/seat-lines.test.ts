// @vitest-environment node
import { expect, test } from 'vitest'
import { seatLines } from '#bus/seat-lines.ts'
import type { BusTicket } from '#contract/bus-booking.ts'

const ticket = (seat_number: string): BusTicket => ({
  gender: 'F',
  gender_name: 'Kadın',
  seat_number,
  price: null,
  passenger: null,
  ticket_number: null,
})
const names = { one: ({ seat_number: seat }: BusTicket) => `Seat ${seat}`, all: (seats: string) => `Seats ${seats}` }

test('seats whose prices nobody tells are one line, in the singular where there is one', () => {
  expect(seatLines([ticket('1'), ticket('2')], 500, names)).toEqual([{ name: 'Seats 1, 2', amount: 500 }])
  expect(seatLines([ticket('1')], 500, names)).toEqual([{ name: 'Seat 1', amount: 500 }])
})
