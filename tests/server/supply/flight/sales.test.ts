// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMilliseconds } from '#contract/milliseconds.ts'
import { saleCloses } from '#server/supply/flight/sale-closing.ts'
import {
  anyCabin,
  anyDate,
  anyPax,
  anyRoute,
  anyTaken,
  dateAfter,
  firstOffer,
  nothingTaken,
  now,
  query,
  search,
  supply,
} from './flight-support.ts'

describe('seats', () => {
  it('are there for everyone but infants in every offer', () => {
    fc.assert(
      fc.property(anyRoute, anyDate, anyCabin, anyPax, anyTaken, (route, date, cabin, pax, taken) => {
        for (const offer of supply.search(query(route, date, { cabin, pax }), now, taken)) {
          const left = offer.itinerary.flights.map((flight) => flight.seats[cabin] - taken(flight.key, cabin))
          expect(offer.seatsLeft).toBe(Math.min(...left))
          expect(offer.seatsLeft).toBeGreaterThanOrEqual(pax.adult + pax.child + pax.senior)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('that are all sold take the flight out of the results', () => {
    const offer = firstOffer('IST-ESB', '2026-12-15')
    const [flight] = offer.itinerary.flights
    const withSold = (sold: number) =>
      supply
        .search(query('IST-ESB', '2026-12-15'), now, (key) => (key === flight?.key ? sold : 0))
        .some(({ itinerary }) => itinerary.key === offer.itinerary.key)
    expect([withSold(offer.seatsLeft - 1), withSold(offer.seatsLeft)]).toEqual([true, false])
  })

  it('are not taken by infants', () => {
    const offer = firstOffer('IST-ESB', '2026-12-15')
    const oneLeft = (key: string) => (key === offer.itinerary.flights[0]?.key ? offer.seatsLeft - 1 : 0)
    const found = supply.search(
      query('IST-ESB', '2026-12-15', { pax: { adult: 1, child: 0, senior: 0, infant: 1 } }),
      now,
      oneLeft,
    )
    expect(found.map(({ itinerary }) => itinerary.key)).toContain(offer.itinerary.key)
  })

  it('sell elsewhere as departure comes near, and never come back', () => {
    const { key } = firstOffer('IST-ESB', '2027-03-01').itinerary
    let before = Number.POSITIVE_INFINITY
    for (let days = 0; days <= 100; days += 5) {
      const seats =
        supply.itinerary(key, new Date(now.getTime() + days * dayMilliseconds))?.flights[0]?.seats.economy ?? -1
      expect(seats).toBeLessThanOrEqual(before)
      before = seats
    }
    expect(before).toBeLessThan(100)
    expect(supply.itinerary(key)?.flights[0]?.seats.economy).toBeGreaterThan(before)
  })

  it('run out on some flights and run low on others in the last days', () => {
    const tomorrow = search('IST-ESB', '2026-11-22')
    const nextYear = search('IST-ESB', '2027-08-22')
    expect(tomorrow.length).toBeLessThan(nextYear.length)
    expect(tomorrow.some(({ seatsLeft }) => seatsLeft < 10)).toBe(true)
  })

  it('of first class are on few aircraft, none inside Türkiye', () => {
    expect(search('IST-ESB', '2026-12-15', { cabin: 'first' })).toEqual([])
    expect(search('IST-DXB', '2026-12-15', { cabin: 'first' }).length).toBeGreaterThan(0)
  })
})

describe('the sale', () => {
  it('is open from today to eleven months ahead', () => {
    const last = supply.lastDay('2026-11-21')
    const counts = ['2026-11-20', '2026-11-21', last, dateAfter(last, 1)].map((date) => search('IST-ESB', date).length)
    expect(counts.map((count) => count > 0)).toEqual([false, true, true, false])
  })

  it('closes before departure', () => {
    fc.assert(
      fc.property(anyRoute, fc.integer({ min: 0, max: 1439 }), (route, minute) => {
        const instant = new Date(Date.UTC(2026, 10, 20, 21, minute))
        for (const { itinerary } of supply.search(query(route, '2026-11-21'), instant, nothingTaken)) {
          const left = ((itinerary.flights[0]?.departsAt ?? 0) - instant.getTime()) / 60_000
          expect(left).toBeGreaterThanOrEqual(saleCloses.domestic)
        }
      }),
      { numRuns: 40 },
    )
  })

  it.each(['2026-02-30', 'tomorrow', ''])('has nothing on %j', (date) => {
    expect(search('IST-ESB', date)).toEqual([])
    expect(supply.flightKeys(query('IST-ESB', date))).toEqual([])
  })

  it('has nothing between airports that do not exist', () => {
    expect(supply.search({ ...query('IST-ESB', '2026-12-15'), to: 1 }, now, nothingTaken)).toEqual([])
  })
})
