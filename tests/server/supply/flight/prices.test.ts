// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMilliseconds } from '#contract/milliseconds.ts'
import type { PricedFare as Fare, FareRules, Itinerary, PaxCounts } from '#server/supply/flight/flight-supply.ts'
import { leadFactor } from '#server/supply/flight/price-factors.ts'
import { seasonFactor } from '#server/supply/seasons.ts'
import { dayOf } from '#server/runtime/plain-days.ts'
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
  oneAdult,
  query,
  search,
  supply,
} from './flight-support.ts'

const types = ['adult', 'child', 'senior', 'infant'] as const
const sum = ({ perPax }: Fare, pax: PaxCounts) =>
  types.reduce((total, type) => total + pax[type] * (perPax[type].base + perPax[type].tax + perPax[type].serviceFee), 0)
const cheapest = (fares: Fare[]) => fares[0]?.total ?? 0

/**
 * Returns a function that takes a number of minutes, and returns the itinerary's cheapest total price for one adult
 * that many minutes after `now`.
 */
const totalAfter = (itinerary: Itinerary) => (minutes: number) =>
  cheapest(supply.fares([itinerary], 'economy', oneAdult, new Date(now.getTime() + minutes * 60_000), nothingTaken))
const peak = (date: string) => seasonFactor(dayOf(date) ?? 0)

function expectNoGap(windows: FareRules['change']): void {
  expect(windows.map(({ from }) => from)).toEqual([null, ...windows.slice(0, -1).map(({ to }) => to)])
  expect(windows.at(-1)?.to).toBeNull()
}

function expectSound(fares: Fare[], pax: PaxCounts): void {
  expect(fares.length).toBeGreaterThanOrEqual(2)
  for (const [i, fare] of fares.entries()) {
    expect(fare.total).toBe(sum(fare, pax))
    expect(fare.total).toBeGreaterThan(fares[i - 1]?.total ?? 0)
    const { adult, senior, child, infant } = fare.perPax
    for (const amount of types.flatMap((type) => Object.values(fare.perPax[type])))
      expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
    expect(adult.base).toBeGreaterThan(senior.base)
    expect(senior.base).toBeGreaterThan(child.base)
    expect(child.base).toBeGreaterThan(infant.base)
    expect(infant.base).toBeGreaterThan(0)
    expect(infant.serviceFee).toBe(0)
  }
}

describe('fares', () => {
  it('add up over the passengers, rise from family to family, and are whole kuruş', () => {
    fc.assert(
      fc.property(anyRoute, anyDate, anyCabin, anyPax, (route, date, cabin, pax) => {
        for (const { fares } of search(route, date, { cabin, pax })) {
          expect(fares.length).toBeGreaterThanOrEqual(2)
          expectSound(fares, pax)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('are the same when asked for by itinerary', () => {
    fc.assert(
      fc.property(anyRoute, anyDate, anyPax, anyTaken, (route, date, pax, taken) => {
        for (const offer of supply.search(query(route, date, { pax }), now, taken).slice(0, 5)) {
          expect(supply.fares([offer.itinerary], 'economy', pax, now, taken)).toEqual(offer.fares)
        }
      }),
      { numRuns: 25 },
    )
  })

  it('never fall as seats are sold, and rise a step for about each twelfth of the cabin', () => {
    const { itinerary } = firstOffer('IST-ESB', '2027-05-12')
    const totals = Array.from({ length: 200 }, (_, sold) =>
      cheapest(supply.fares([itinerary], 'economy', oneAdult, now, () => sold)),
    )
    for (const [i, total] of totals.entries()) expect(total).toBeGreaterThanOrEqual(totals[i - 1] ?? 0)
    expect(new Set(totals).size).toBeGreaterThanOrEqual(8)
  })

  it('never fall as seats are sold on any journey', () => {
    fc.assert(
      fc.property(
        anyRoute,
        anyDate,
        fc.integer({ min: 0, max: 150 }),
        fc.integer({ min: 0, max: 60 }),
        (route, date, sold, more) => {
          for (const { itinerary } of search(route, date).slice(0, 3)) {
            const at = (seats: number) => cheapest(supply.fares([itinerary], 'economy', oneAdult, now, () => seats))
            expect(at(sold + more)).toBeGreaterThanOrEqual(at(sold))
          }
        },
      ),
      { numRuns: 30 },
    )
  })

  it('stay while nothing happens, and are revised as time goes on', () => {
    const { itinerary } = firstOffer('IST-ESB', '2027-05-12')
    const at = totalAfter(itinerary)
    expect(at(0)).toBe(at(0))
    const day = Array.from({ length: 144 }, (_, i) => at(i * 5))
    expect(new Set(day).size).toBeGreaterThan(1)
    expect(new Set(day).size).toBeLessThan(12)
  })

  it('of a few flights change every two minutes', () => {
    const flights = Array.from({ length: 30 }, (_, i) =>
      search('IST-ESB', dateAfter('2027-04-01', i), { directOnly: true }),
    ).flat()
    const quick = flights.filter(({ itinerary }) => new Set([0, 2, 4, 6, 8, 10].map(totalAfter(itinerary))).size >= 4)
    const share = quick.length / flights.length
    expect(share).toBeGreaterThan(0.005)
    expect(share).toBeLessThan(0.08)
  })

  it('are none for flights that do not exist', () => {
    const { itinerary } = firstOffer('IST-ESB', '2026-12-15')
    expect(supply.fares([{ ...itinerary, key: 'ZZ1-20261215' }], 'economy', oneAdult, now, nothingTaken)).toEqual([])
    expect(supply.fares([], 'economy', oneAdult, now, nothingTaken)).toEqual([])
  })

  it('give bags, seats and freedom in order', () => {
    for (const { fares } of search('IST-ESB', '2026-12-15')) {
      const luggage = fares.map(({ family }) => family.luggage)
      expect(luggage).toEqual(luggage.toSorted((a, b) => a - b))
      expect(fares.at(-1)?.family).toMatchObject({ seatSelection: true })
      for (const { family } of fares) expect(family.code).toMatch(/^[A-Z_]{1,20}$/)
    }
  })
})

describe('the price of a day', () => {
  it('peaks at the religious holidays of the years to come', () => {
    for (const date of ['2027-03-09', '2028-02-26', '2026-05-27', '2027-05-16', '2028-05-05'])
      expect(peak(date)).toBeGreaterThan(1.3)
    expect(peak('2027-10-12')).toBe(1)
    expect(peak('2026-12-31')).toBe(1.22)
    expect(peak('2027-07-20')).toBeGreaterThan(1.1)
  })

  it('falls steadily with the days to go', () => {
    for (let days = 1; days < 200; days++) expect(leadFactor(days)).toBeLessThanOrEqual(leadFactor(days - 1))
    expect([leadFactor(0), leadFactor(7), leadFactor(300)]).toEqual([1.55, 1.2, 0.85])
  })
})

describe('rules', () => {
  it('cover all time without a gap', () => {
    fc.assert(
      fc.property(anyRoute, anyDate, anyCabin, (route, date, cabin) => {
        for (const { itinerary, fares } of search(route, date, { cabin }).slice(0, 4)) {
          for (const { family } of fares) {
            const rules = supply.rules(family, itinerary)
            expectNoGap(rules.change)
            expectNoGap(rules.cancel)
          }
        }
      }),
      { numRuns: 25 },
    )
  })

  it('end two hours before departure', () => {
    const { itinerary, fares } = firstOffer('IST-ESB', '2026-12-15')
    const best = fares.at(-1)
    const closes = best && supply.rules(best.family, itinerary).change.at(-1)?.from
    expect(Date.parse(closes ?? '')).toBe((itinerary.flights[0]?.departsAt ?? 0) - 2 * hourMilliseconds)
  })
})
