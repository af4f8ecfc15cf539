// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { lowestPrice } from '#server/api/flight/lowest-price.ts'
import type { FlightSearchQuery } from '#server/api/flight/search-query.ts'
import type { FlightOffer, FlightSupply } from '#server/supply/flight/flight-supply.ts'
import { airports, createFixedFlights } from '#tests/server/support/fixed-flights.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'

const gateway = sharedGateway()
const day = '2026-12-10'
const nextDay = '2026-12-11'
const morning = '08:00'
const evening = '19:30'

/** Total prices of a fare without and with a checked bag, from the test supplier, whose prices are constant. */
const [plain, withBag] = [125_000, 165_000]
const discount = 50_000

/**
 * Whether the flight with this departure airport and departure time is on sale (`sold`), and whether `discount` is
 * subtracted from its price (`cheap`).
 */
let sold: (from: string, time: string) => boolean
let cheap: (from: string, time: string) => boolean

beforeEach(() => {
  sold = () => true
  cheap = () => false
  const supply = createFixedFlights()
  const shown = (offers: FlightOffer[]) =>
    offers.flatMap((offer) => {
      const [{ from, departureTime } = { from: airports.ist, departureTime: '' }] = offer.itinerary.flights
      const less = cheap(from.code, departureTime) ? discount : 0
      const fares = offer.fares.map((fare) => ({ ...fare, total: fare.total - less }))
      return sold(from.code, departureTime) ? [{ ...offer, fares }] : []
    })
  const search: FlightSupply['search'] = async (...asked) => shown(await supply.search(...asked))
  gateway.deps.flights = { ...supply, search }
})

const roundTrip = (returnDate: string): FlightSearchQuery => ({
  from: airports.ist.id,
  to: airports.esb.id,
  departureDate: day,
  returnDate,
  flyType: 'RT',
  cabin: 'economy',
  pax: { adult: 1, child: 0, senior: 0, infant: 0 },
  directOnly: false,
})

test('a round trip within a day has the price of flights that can be flown one after the other', async () => {
  cheap = (from, time) => (from === 'IST' ? time === evening : time === morning)
  expect(await lowestPrice(gateway.deps, roundTrip(day))).toBe(2 * plain)
  expect(await lowestPrice(gateway.deps, roundTrip(day), true)).toBe(2 * withBag)
  expect(await lowestPrice(gateway.deps, roundTrip(nextDay))).toBe(2 * (plain - discount))
  cheap = (from, time) => (from === 'IST' ? time === morning : time === evening)
  expect(await lowestPrice(gateway.deps, roundTrip(day))).toBe(2 * (plain - discount))
})

test('a round trip that cannot be flown, or lacks a direction, has no price', async () => {
  sold = (from, time) => from === 'ESB' || time === evening
  expect(await lowestPrice(gateway.deps, roundTrip(day))).toBeNull()
  expect(await lowestPrice(gateway.deps, roundTrip(nextDay))).toBe(2 * plain)
  sold = (from) => from === 'IST'
  expect(await lowestPrice(gateway.deps, roundTrip(nextDay))).toBeNull()
})

test('a round trip that returns days later has the sum of the lowest prices that the supplier tells', async () => {
  const told = new Map<number, number | null>([
    [airports.ist.id, 70_000],
    [airports.esb.id, 80_000],
  ])
  const search: FlightSupply['search'] = async () => {
    throw new Error('searched')
  }
  gateway.deps.flights = { ...gateway.deps.flights, search, lowest: async ({ query }) => told.get(query.from) ?? null }
  expect(await lowestPrice(gateway.deps, roundTrip('2026-12-13'))).toBe(150_000)
  await expect(lowestPrice(gateway.deps, roundTrip('2026-12-12'))).rejects.toThrow('searched')
  told.set(airports.esb.id, null)
  expect(await lowestPrice(gateway.deps, roundTrip('2026-12-13'))).toBeNull()
})
