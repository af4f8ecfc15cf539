// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourMilliseconds } from '#contract/milliseconds.ts'
import type { OfferedPackage, PricedFare } from '#server/supply/flight/flight-supply.ts'
import { leastStay, maxPairs } from '#server/supply/flight/packages.ts'
import {
  anyDate,
  anyPax,
  anyRoute,
  anyTaken,
  dateAfter,
  idOf,
  nothingTaken,
  now,
  oneAdult,
  query,
  supply,
} from './flight-support.ts'

const types = ['adult', 'child', 'senior', 'infant'] as const

const backOn = (date: string) => supply.searchPackaged(query('IST-JFK', '2026-12-15'), date, now, nothingTaken)

const nameOf = (offer: OfferedPackage<PricedFare>) => `${offer.departure.key}.${offer.return.key}`

describe('packaged round trips', () => {
  it('go there and back, with a stay between, at one price that adds up', () => {
    fc.assert(
      fc.property(
        anyRoute,
        anyDate,
        fc.integer({ min: 0, max: 20 }),
        anyPax,
        anyTaken,
        (route, date, nights, pax, taken) => {
          const asked = query(route, date, { pax })
          const offers = supply.searchPackaged(asked, dateAfter(date, nights), now, taken)
          expect(offers.length).toBeLessThanOrEqual(maxPairs)
          for (const offer of offers) {
            const [out, home] = [offer.departure.flights, offer.return.flights]
            expect(out[0]?.from.id).toBe(asked.from)
            expect(home.at(-1)?.to.id).toBe(asked.from)
            expect((home[0]?.departsAt ?? 0) - (out.at(-1)?.arrivesAt ?? 0)).toBeGreaterThanOrEqual(leastStay * 60_000)
            expect(offer.seatsLeft).toBeGreaterThanOrEqual(pax.adult + pax.child + pax.senior)
            expect(offer.fares.length).toBeGreaterThanOrEqual(2)
            for (const { perPax, total } of offer.fares) {
              expect(total).toBe(
                types.reduce(
                  (all, type) => all + pax[type] * (perPax[type].base + perPax[type].tax + perPax[type].serviceFee),
                  0,
                ),
              )
            }
          }
        },
      ),
      { numRuns: 25 },
    )
  })

  it('cost about 8% less than their halves, and the same when asked for by itinerary', () => {
    const offers = supply.searchPackaged(query('IST-JFK', '2026-12-15'), '2026-12-22', now, nothingTaken)
    expect(offers.length).toBeGreaterThan(20)
    for (const { departure, return: back, fares } of offers) {
      expect(supply.fares([departure, back], 'economy', oneAdult, now, nothingTaken)).toEqual(fares)
      const halves = [departure, back].map(
        (one) => supply.fares([one], 'economy', oneAdult, now, nothingTaken)[0]?.perPax.adult.base ?? 0,
      )
      const part = (fares[0]?.perPax.adult.base ?? 0) / ((halves[0] ?? 0) + (halves[1] ?? 0))
      expect(part).toBeCloseTo(0.92, 2)
    }
  })

  it('stay on offer while they have seats', () => {
    const hours = fc.integer({ min: 0, max: 12 })
    fc.assert(
      fc.property(anyRoute, fc.integer({ min: 3, max: 300 }), hours, anyTaken, (route, days, passed, taken) => {
        const asked = query(route, dateAfter('2026-11-21', days))
        const back = dateAfter(asked.date, 6)
        const later = new Date(now.getTime() + passed * hourMilliseconds)
        const kept = new Set(supply.searchPackaged(asked, back, later, taken).map(nameOf))
        for (const offer of supply.searchPackaged(asked, back, now, nothingTaken)) {
          const flights = [...offer.departure.flights, ...offer.return.flights]
          const full = flights.some(({ key, seats }) => seats.economy - taken(key, 'economy') < 1)
          expect(full || kept.has(nameOf(offer))).toBe(true)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('are none when the return is before the departure or out of sale', () => {
    expect(['2026-12-14', '2028-01-01', 'soon'].flatMap(backOn)).toEqual([])
    expect(backOn('2026-12-17')).not.toEqual([])
  })

  it('need a flight each way', () => {
    const oneWay = { ...query('IST-JFK', '2026-12-15'), to: idOf('DEN') }
    expect(
      supply.searchPackaged({ ...oneWay, directOnly: true, cabin: 'first' }, '2026-12-20', now, nothingTaken),
    ).toEqual([])
  })
})
