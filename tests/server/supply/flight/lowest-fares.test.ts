// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { airportByCode } from '#server/supply/flight/airports.ts'
import { cityIdOf } from '#server/supply/flight/cities.ts'
import { flightRoute } from '#server/supply/flight/flight-routes.ts'
import type { Cabin, PricedFare, TakenSeats } from '#server/supply/flight/flight-supply.ts'
import { wayKey } from '#server/supply/flight/itinerary-keys.ts'
import { buildTimetable } from '#server/supply/flight/patterns.ts'
import { dayOf } from '#server/runtime/plain-days.ts'
import { findWays } from '#server/supply/flight/ways.ts'
import { waysOn } from '#server/supply/flight/weekly-ways.ts'
import { anyCabin, anyDate, anyPax, anyRoute, anyTaken, dateAfter, idOf, now, query, supply } from './flight-support.ts'

/** Generates routes between cities and airports; a city is written with the code of one of its airports and a '+'. */
const anyEnds = fc.oneof(anyRoute, fc.constantFrom('IST+-LHR+', 'IST+-ESB', 'AYT-CDG+', 'JFK+-SAW+', 'LGW+-IST'))
const placeId = (end: string) => (end.endsWith('+') ? cityIdOf(idOf(end.slice(0, 3))) : idOf(end))
function asked(ends: string, date: string) {
  const [from = '', to = ''] = ends.split('-')
  return { ...query('IST-ESB', date), from: placeId(from), to: placeId(to) }
}

/** Reads sales as the gateway does: only those of the requested flights in the requested cabin. */
const read = (taken: TakenSeats) => async (keys: readonly string[], cabin: Cabin) => {
  const asked = new Set(keys)
  return (key: string, of: Cabin) => (of === cabin && asked.has(key) ? taken(key, of) : 0)
}
const lowestOf = (offers: { fares: PricedFare[] }[], bag: boolean) => {
  const totals = offers.flatMap(({ fares }) =>
    fares.filter(({ family }) => !bag || family.luggage > 0).map(({ total }) => total),
  )
  return totals.length === 0 ? null : Math.min(...totals)
}

/** Seats that this gateway has sold: so many that most flights are sold out. */
const nearlyFull: TakenSeats = (key: string, _cabin: Cabin) => (key.charCodeAt(3) % 5 === 0 ? 0 : 500)
const anySold = fc.oneof(anyTaken, fc.constant(nearlyFull))

test('the lowest price of a day is that of its offers', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyEnds,
      anyDate,
      anyCabin,
      anyPax,
      fc.boolean(),
      fc.boolean(),
      anySold,
      async (ends, date, cabin, pax, directOnly, bag, taken) => {
        const one = { ...asked(ends, date), cabin, pax, directOnly }
        const told = await supply.lowest({ query: one, bag }, now, read(taken))
        expect(told).toBe(lowestOf(supply.search(one, now, taken), bag))
      },
    ),
    { numRuns: 60 },
  )
})

test('the lowest price of a package is that of its offers', async () => {
  const nights = fc.integer({ min: -1, max: 20 })
  await fc.assert(
    fc.asyncProperty(
      anyEnds,
      anyDate,
      nights,
      anyPax,
      fc.boolean(),
      anySold,
      async (ends, date, days, pax, bag, taken) => {
        const one = { ...asked(ends, date), pax }
        const returnDate = dateAfter(date, days)
        const told = await supply.lowest({ query: one, returnDate, bag }, now, read(taken))
        expect(told).toBe(lowestOf(supply.searchPackaged(one, returnDate, now, taken), bag))
      },
    ),
    { numRuns: 40 },
  )
})

test('a package of nearly full flights has the lowest price of those that are left', async () => {
  const one = asked('IST+-LHR+', '2027-01-12')
  const of = (taken: TakenSeats) => lowestOf(supply.searchPackaged(one, '2027-01-19', now, taken), false)
  const told = await supply.lowest({ query: one, returnDate: '2027-01-19', bag: false }, now, read(nearlyFull))
  expect(told).toBe(of(nearlyFull))
  expect(told).toBeGreaterThan(of(() => 0) ?? Number.POSITIVE_INFINITY)
})

test('own sales are read for few flights, unless they make them full', async () => {
  const keysRead = async (taken: TakenSeats) => {
    const keys = new Set<string>()
    const note = async (some: readonly string[]) => {
      for (const key of some) keys.add(key)
      return taken
    }
    await supply.lowest({ query: asked('IST+-LHR+', '2027-01-12'), bag: false }, now, note)
    return keys.size
  }
  expect(await keysRead(() => 0)).toBeLessThan(40)
  expect(await keysRead(() => 500)).toBeGreaterThan(100)
})

test('a week is like another while no clock and no season changes', () => {
  const timetable = buildTimetable()
  const keysOf = (ways: ReturnType<typeof findWays>) => ways.map((way) => [wayKey(way), way.duration, way.layovers])
  fc.assert(
    fc.property(anyRoute, anyDate, fc.integer({ min: 0, max: 9 }), (codes, date, weeks) => {
      const [from, to] = codes.split('-').map((code) => airportByCode(code))
      const route = from && to && flightRoute(timetable, from, to)
      const day = dayOf(date) ?? 0
      if (!route) return
      waysOn(route, day - 7 * weeks)
      expect(keysOf(waysOn(route, day))).toEqual(keysOf(findWays(route, day)))
    }),
    { numRuns: 100 },
  )
})
