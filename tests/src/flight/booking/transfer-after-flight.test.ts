// @vitest-environment node
/** Tests the transfer that a flight ticket suggests (docs/product/transfers.md#from-a-flight). */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { transferAddress } from '#booking/transfer-link/transfer-address.ts'
import { readTransferPrefill } from '#booking/transfer-link/transfer-prefill.ts'
import { pickUpAfter, transferAfterFlight } from '#flight/booking/transfer-after-flight.ts'
import { flightBooking } from '#tests/support/flight-booking.ts'

const day = fc
  .date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2030-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const two = (value: number) => String(value).padStart(2, '0')
const time = fc.nat({ max: 1439 }).map((minutes) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`)
const minutes = (date: string, clock: string) => Date.parse(`${date}T${clock}:00Z`) / 60_000

test.each([
  ['14:00', true, '2026-12-31', '15:00'],
  ['14:15', true, '2026-12-31', '15:00'],
  ['14:16', true, '2026-12-31', '15:30'],
  ['14:00', false, '2026-12-31', '15:00'],
  ['14:01', false, '2026-12-31', '15:30'],
  ['23:00', false, '2027-01-01', '00:00'],
  ['23:40', true, '2027-01-01', '00:30'],
])('after landing at %s (domestic: %s) the pick-up is on %s at %s', (landing, domestic, date, clock) => {
  expect(pickUpAfter('2026-12-31', landing, domestic)).toEqual({ date, time: clock })
})

test('the pick-up is the first full or half hour that leaves the time to walk out', () => {
  fc.assert(
    fc.property(day, time, fc.boolean(), (date, landing, domestic) => {
      const pickUp = pickUpAfter(date, landing, domestic)
      const wait = minutes(pickUp.date, pickUp.time) - minutes(date, landing)
      const margin = domestic ? 45 : 60
      expect(pickUp.time).toMatch(/^([01]\d|2[0-3]):(00|30)$/)
      expect(wait).toBeGreaterThanOrEqual(margin)
      expect(wait).toBeLessThan(margin + 30)
    }),
  )
})

const booking = flightBooking()
const home = { ...booking.departure_booking, transfers: booking.departure_booking.transfers.slice(0, 1) }
const before = Date.parse('2026-12-01T00:00:00Z')

test('a landing in Türkiye suggests a pick-up with flight and party, which the search understands', () => {
  const tickets = [...booking.tickets, ...booking.tickets]
  const suggested = transferAfterFlight({ ...booking, departure_booking: home, tickets, domestic_fly: true }, before)
  const search = { from: 'IST', departure: '2026-12-03', time: '15:30', flight: 'TK2015', passengers: tickets.length }
  expect(suggested).toEqual({ airport: 'İstanbul Havalimanı', search })
  const address = new URL(transferAddress(search), 'https://ufuk.example')
  expect(readTransferPrefill(address.searchParams)).toMatchObject(search)
})

test('a landing abroad suggests the way home, and a landing in the past nothing', () => {
  expect(transferAfterFlight(booking, before)).toBeNull()
  const round = { ...booking, return_booking: home }
  expect(transferAfterFlight(round, before)?.search).toMatchObject({ from: 'IST', time: '16:00' })
  expect(transferAfterFlight(round, Date.parse('2026-12-03T16:00:00+03:00'))).not.toBeNull()
  expect(transferAfterFlight(round, Date.parse('2026-12-03T16:01:00+03:00'))).toBeNull()
})
