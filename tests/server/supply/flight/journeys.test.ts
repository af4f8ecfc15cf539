// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoverLimits } from '#server/supply/flight/connections.ts'
import { createFlightInventory } from '#server/supply/flight/flight-inventory.ts'
import {
  anyDate,
  anyPax,
  anyRoute,
  dateAfter,
  firstOffer,
  nothingTaken,
  now,
  numbersOf,
  query,
  search,
  supply,
} from './flight-support.ts'

const carriersOn = (date: string) => search('AYT-LGW', date).map(({ itinerary }) => numbersOf(itinerary).slice(0, 2))
const clockIn = (zone: string, instant: number) =>
  new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(instant)
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

describe('the timetable', () => {
  it('has more than a page of direct flights on a trunk route, by several carriers', () => {
    const offers = search('IST-ESB', '2026-12-15', { directOnly: true })
    expect(offers.length).toBeGreaterThanOrEqual(15)
    expect(new Set(offers.map(({ itinerary }) => itinerary.flights[0]?.carrier.code)).size).toBeGreaterThan(1)
    for (const { itinerary } of offers) expect(itinerary.flights).toHaveLength(1)
  })

  it.each([
    'IST-JFK',
    'AYT-LHR',
    'AYT-JFK',
    'JFK-IST',
    'TZX-AYT',
    'ADB-ESB',
    'IST-LHR',
    'COV-IST',
    'BJV-SAW',
    'IST-NRT',
  ])('flies %s every day of a week', (route) => {
    for (let i = 0; i < 7; i++) expect(search(route, dateAfter('2026-12-14', i)).length).toBeGreaterThan(0)
  })

  it('reaches far places by one and by two connections', () => {
    const stops = new Set(search('AYT-JFK', '2026-12-15').map(({ itinerary }) => itinerary.flights.length - 1))
    expect(stops).toEqual(new Set([1, 2]))
  })

  it.each(['COV-GZT', 'IST-SAW', 'SFO-DEN', 'IST-IST'])('has nothing for %s', (route) => {
    expect(search(route, '2026-12-15')).toEqual([])
  })

  it('flies to the summer resorts of some carriers in summer only', () => {
    expect(carriersOn('2026-12-19')).not.toContain('U2')
    expect(carriersOn('2027-07-10')).toContain('U2')
  })

  it('shows the local time of each airport, before and after a clock change', () => {
    for (const date of ['2027-03-27', '2027-03-28', '2027-03-29']) {
      for (const flight of search('IST-LHR', date, { directOnly: true }).flatMap(
        ({ itinerary }) => itinerary.flights,
      )) {
        expect(`${flight.departureDate} ${flight.departureTime}`).toBe(clockIn('Europe/Istanbul', flight.departsAt))
        expect(`${flight.arrivalDate} ${flight.arrivalTime}`).toBe(clockIn('Europe/London', flight.arrivesAt))
      }
    }
  })

  it('says the same in another process', () => {
    const other = createFlightInventory()
    fc.assert(
      fc.property(anyRoute, anyDate, anyPax, (route, date, pax) => {
        const asked = query(route, date, { pax })
        expect(other.search(asked, now, nothingTaken)).toEqual(supply.search(asked, now, nothingTaken))
      }),
      { numRuns: 25 },
    )
  })
})

describe('every journey', () => {
  it('leaves on its day, arrives after it leaves, and waits within the limits', () => {
    fc.assert(
      fc.property(anyRoute, anyDate, (route, date) => {
        const [from, to] = route.split('-')
        for (const { itinerary } of search(route, date)) {
          const { flights, layovers } = itinerary
          expect(flights[0]).toMatchObject({ departureDate: date, from: { code: from } })
          expect(flights.at(-1)?.to.code).toBe(to)
          for (const flight of flights) {
            expect(flight.arrivesAt - flight.departsAt).toBe(flight.duration * 60_000)
            expect(flight.duration).toBeGreaterThan(0)
          }
          for (const [i, next] of flights.slice(1).entries()) {
            const before = flights[i]
            const layover = layovers[i + 1]
            expect(before?.to).toBe(next.from)
            expect(layover).toBe((next.departsAt - (before?.arrivesAt ?? 0)) / 60_000)
            expect(layover).toBeGreaterThanOrEqual(layoverLimits.domestic)
            expect(layover).toBeLessThanOrEqual(layoverLimits.longest)
          }
          expect(layovers).toHaveLength(flights.length)
          expect(layovers[0]).toBe(0)
          const minutes = sum(flights.map(({ duration }) => duration)) + sum(layovers)
          expect(itinerary.duration).toBe(minutes)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('has a URL-safe key of its own that finds it again', () => {
    fc.assert(
      fc.property(anyRoute, anyDate, (route, date) => {
        const offers = search(route, date)
        expect(new Set(offers.map(({ itinerary }) => itinerary.key)).size).toBe(offers.length)
        for (const { itinerary } of offers) {
          expect(itinerary.key).toMatch(/^[A-Za-z0-9_~-]{1,60}$/)
          expect(supply.itinerary(itinerary.key, now)).toEqual(itinerary)
        }
      }),
      { numRuns: 25 },
    )
  })

  it('uses flights that are named beforehand', () => {
    fc.assert(
      fc.property(anyRoute, anyDate, (route, date) => {
        const keys = new Set(supply.flightKeys(query(route, date)))
        for (const { itinerary } of search(route, date))
          for (const { key } of itinerary.flights) expect(keys).toContain(key)
      }),
      { numRuns: 25 },
    )
  })
})

describe('an itinerary key', () => {
  const { key } = firstOffer('IST-ESB', '2026-12-15').itinerary

  it.each([
    '',
    'x',
    '~',
    'TK1',
    `${key}~`,
    `~${key}`,
    `${key}~${key}`,
    key.replace('20261215', '20261315'),
    key.replace('20261215', '00001215'),
    key.toLowerCase(),
    'ZZ100-20261215',
    `${key}~${key}~${key}~${key}`,
    'a'.repeat(300),
  ])('that was not made here finds nothing: %s', (wrong) => {
    expect(supply.itinerary(wrong)).toBeUndefined()
  })

  it('finds nothing when its flights do not connect', () => {
    const other = firstOffer('AYT-LHR', '2026-12-15', { directOnly: false }).itinerary.flights.at(-1)
    expect(supply.itinerary(`${key}~${other?.number}-20261215`)).toBeUndefined()
  })

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(supply.itinerary(text)).toBeUndefined()
      }),
    )
  })

  it('still finds a flight that has left', () => {
    expect(supply.itinerary(key, new Date('2027-02-01T00:00:00Z'))?.key).toBe(key)
  })
})
