// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#contract/calendar-date.ts'
import { DayPrices } from '#contract/day-prices.ts'
import { withBag } from '#flight/search/bag-prices.ts'
import { flightCabins } from '#server/db/schema/flights.ts'
import { limits } from '#server/middleware/rate-limit.ts'
import { createEmbeddedBuses } from '#server/supply/bus/embedded-buses.ts'
import { createEmbeddedFlights } from '#server/supply/flight/embedded-flights.ts'
import { createFlightInventory } from '#server/supply/flight/flight-inventory.ts'
import { busForm, busResults, searchBus } from '#tests/server/support/bus-journey.ts'
import { stations } from '#tests/server/support/fixed-buses.ts'
import { airports } from '#tests/server/support/fixed-flights.ts'
import { sharedGateway, type TestGateway } from '#tests/server/support/gateway.ts'
import { device } from '#tests/server/support/clients.ts'
import { flightResults, searchFlights } from '#tests/server/support/flight-journey.ts'
import { errorOf } from '#tests/server/support/error-body.ts'

/** Plain date of the instant `noon`. */
const today = '2026-12-01'

const addressOf = (product: string, fields: Record<string, unknown>) =>
  `/api/${product}/calendar/?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))}`

async function prices(gateway: TestGateway, product: string, fields: Record<string, unknown>) {
  const reply = DayPrices.parse(await gateway.json('GET', addressOf(product, fields)))
  return new Map(reply.results.map(({ date, price }) => [date, price]))
}

const lowest = (totals: number[]) => (totals.length === 0 ? null : Math.min(...totals))

describe('of the embedded supplies, the lowest price of a day is that of its results', () => {
  const gateway = sharedGateway({ flights: createEmbeddedFlights(), buses: createEmbeddedBuses() })
  // Uses a new device ID after 50 searches, because searches are limited per device.
  let searches = 0
  const anyDevice = () => device(`device-${Math.floor(searches++ / 50)}`)
  const ahead = fc.integer({ min: 0, max: 330 })

  test('for flights of any party and cabin, with a checked bag or without', async () => {
    const { airports: known } = createFlightInventory()
    const route = fc.constantFrom('IST-ESB', 'SAW-AYT', 'VAN-BJV', 'KFS-JFK', 'ESB-LHR')
    const party = fc.constantFrom({}, { adult_count: 2, child_count: 1 }, { flight_class: 'business' })
    await fc.assert(
      fc.asyncProperty(route, ahead, party, fc.boolean(), async (codes, days, counts, direct_flights_only) => {
        const [from = 0, to = 0] = codes.split('-').map((code) => known.byCode(code)?.id)
        const asked = { departure_airport: from, arrival_airport: to, adult_count: 1, ...counts, direct_flights_only }
        const day = addDays(today, days)
        const { session_unique } = await searchFlights(gateway, { ...asked, departure_date: day }, anyDevice())
        const { search: items } = await flightResults(gateway, session_unique)
        const shown = await prices(gateway, 'flight', { ...asked, start_date: day, days: 1 })
        expect(shown).toEqual(new Map([[day, lowest(items.map(({ price }) => price.total))]]))
        const carried = await prices(gateway, 'flight', { ...asked, start_date: day, days: 1, bag: 1 })
        expect(carried).toEqual(new Map([[day, lowest(withBag(items).map(({ price }) => price.total))]]))
      }),
      { numRuns: 40 },
    )
  })

  /** Sells all seats on the flights of the cheapest round trip that is sold as a package on these dates. */
  async function sellCheapest(from: number, to: number, date: string, returnDate: string): Promise<void> {
    const pax = { adult: 1, child: 0, senior: 0, infant: 0 }
    const query = { from, to, date, cabin: 'economy', pax, directOnly: false } as const
    const [offer] = createFlightInventory().searchPackaged(query, returnDate, gateway.deps.clock.now(), () => 0)
    const flights = [...(offer?.departure.flights ?? []), ...(offer?.return.flights ?? [])]
    const rows = flights.map(({ key }) => ({ flightKey: key, cabin: query.cabin, seats: 1000, taken: 1000 }))
    await gateway.deps.db.orm.insert(flightCabins).values(rows)
  }

  test('for a package whose cheapest flights are sold out', async () => {
    const { airports: known } = createFlightInventory()
    const [from = 0, to = 0] = ['IST', 'LHR'].map((code) => known.byCode(code)?.id)
    const [day, returnDay] = [addDays(today, 20), addDays(today, 27)]
    const trip = {
      departure_airport: from,
      arrival_airport: to,
      fly_type: 'RT',
      adult_count: 1,
      return_date: returnDay,
    }
    const shownOn = async () => (await prices(gateway, 'flight', { ...trip, start_date: day, days: 1 })).get(day)
    const before = await shownOn()
    await sellCheapest(from, to, day, returnDay)
    gateway.pass(60)
    const { session_unique } = await searchFlights(gateway, { ...trip, departure_date: day }, anyDevice())
    const { search: items } = await flightResults(gateway, session_unique)
    expect(await shownOn()).toBe(lowest(items.map(({ price }) => price.total)))
    expect(await shownOn()).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY)
  })

  test('for a package, whose other day stays', async () => {
    const { airports: known } = createFlightInventory()
    const asked = { departure_airport: known.byCode('IST')?.id, arrival_airport: known.byCode('LHR')?.id }
    const trip = { ...asked, fly_type: 'RT', adult_count: 1, return_date: addDays(today, 12) }
    const shown = await prices(gateway, 'flight', { ...trip, start_date: addDays(today, 8), days: 7 })
    expect([...shown.keys()]).toEqual([8, 9, 10, 11, 12].map((days) => addDays(today, days)))
    const back = { ...trip, departure_date: addDays(today, 8), direction: 'return', start_date: addDays(today, 12) }
    const returns = await prices(gateway, 'flight', { ...back, days: 1 })
    const { session_unique } = await searchFlights(gateway, { ...trip, departure_date: addDays(today, 8) }, anyDevice())
    const { search: items } = await flightResults(gateway, session_unique)
    const cheapest = lowest(items.map(({ price }) => price.total))
    expect(shown.get(addDays(today, 8))).toBe(cheapest)
    expect(returns.get(addDays(today, 12))).toBe(cheapest)
    // The price shown for a day is that of the whole round trip, whether the traveller changes the day of departure or
    // the day of return.
    const early = { ...back, departure_date: addDays(today, 3) }
    const longer = await prices(gateway, 'flight', { ...early, days: 1 })
    const trips = await prices(gateway, 'flight', { ...trip, start_date: addDays(today, 3), days: 1 })
    expect(longer.get(addDays(today, 12))).toBe(trips.get(addDays(today, 3)))
  })

  test('for buses, full ones aside', async () => {
    const station = fc.constantFrom(...Object.values(stations))
    await fc.assert(
      fc.asyncProperty(station, station, ahead, fc.boolean(), async (from, to, days, show_route_alternatives) => {
        fc.pre(from !== to)
        const asked = { departure_station: from, arrival_station: to, show_route_alternatives }
        const day = addDays(today, days)
        const { session_unique } = await searchBus(gateway, { ...asked, departure_date: day }, anyDevice())
        const { search: items } = await busResults(gateway, session_unique)
        const free = items.filter(({ information }) => (information.remaning_seats ?? 0) > 0)
        const shown = await prices(gateway, 'bus', { ...asked, start_date: day, days: 1 })
        expect(shown.get(day)).toBe(lowest(free.map(({ price }) => price.total)))
      }),
      { numRuns: 40 },
    )
  })
})

describe('the call', () => {
  const gateway = sharedGateway()
  const route = { departure_airport: airports.ist.id, arrival_airport: airports.esb.id, adult_count: 1 }

  test('answers 60 days unless fewer are asked for, up to the last day on sale', async () => {
    expect((await prices(gateway, 'flight', { ...route, start_date: today })).size).toBe(60)
    const last = await prices(gateway, 'bus', { ...busForm(), start_date: '2027-10-30', days: 7 })
    expect([...last.keys()]).toEqual(['2027-10-30', '2027-10-31', '2027-11-01'])
  })

  test('leaves past days out: a page may have been opened before midnight', async () => {
    const started = await prices(gateway, 'bus', { ...busForm(), start_date: '2026-11-29', days: 4 })
    expect([...started.keys()]).toEqual(['2026-12-01', '2026-12-02'])
    expect(await prices(gateway, 'flight', { ...route, start_date: '2026-11-01', days: 30 })).toEqual(new Map())
  })

  test.each([
    ['departure', ['2026-12-01']],
    ['return', ['2026-12-01', '2026-12-02']],
  ])('reads a past day of a package as today, for the days of its %s', async (direction, days) => {
    const trip = { ...route, arrival_airport: airports.lhr.id, fly_type: 'RT', direction, start_date: '2026-11-30' }
    const stale = { ...trip, departure_date: '2026-11-29', return_date: '2026-11-30', days: 3 }
    expect([...(await prices(gateway, 'flight', stale)).keys()]).toEqual(days)
    const wrong = addressOf('flight', { ...stale, departure_date: '2026-11-31' })
    expect((await gateway.request('GET', wrong)).status).toBe(400)
  })

  test('has no price for a day that is sold out, and keeps its prices for a minute', async () => {
    const asked = { ...route, start_date: '2026-12-20', days: 1 }
    expect((await prices(gateway, 'flight', asked)).get('2026-12-20')).toEqual(expect.any(Number))
    const { seatsPerFlight } = gateway.flights
    gateway.flights.seatsPerFlight = 0
    gateway.pass(59)
    expect((await prices(gateway, 'flight', asked)).get('2026-12-20')).toEqual(expect.any(Number))
    gateway.pass(1)
    expect((await prices(gateway, 'flight', asked)).get('2026-12-20')).toBeNull()
    gateway.flights.seatsPerFlight = seatsPerFlight
  })

  test('prices the way back with the airports exchanged, in any session of the same minute', async () => {
    const back = { ...route, fly_type: 'RT', return_date: '2026-12-22', direction: 'return', days: 3 }
    const exchanged = { ...route, departure_airport: airports.esb.id, arrival_airport: airports.ist.id, days: 3 }
    const [one, other] = await Promise.all([
      prices(gateway, 'flight', { ...back, start_date: '2026-12-20' }),
      prices(gateway, 'flight', { ...exchanged, start_date: '2026-12-20' }),
    ])
    expect(one).toEqual(other)
  })

  test('may be kept for the rest of the minute of its oldest price', async () => {
    const maxAge = async (days: number) => {
      const asked = { ...route, start_date: '2026-12-24', days }
      return (await gateway.request('GET', addressOf('flight', asked))).headers.get('Cache-Control')
    }
    expect(await maxAge(1)).toBe('public, max-age=60')
    gateway.pass(45)
    expect(await maxAge(2)).toBe('public, max-age=15')
    gateway.pass(15)
    expect(await maxAge(1)).toBe('public, max-age=60')
  })

  const refused: [string, string, Record<string, unknown>, string][] = [
    ['no first day', 'flight', { ...route }, 'start_date'],
    ['a first day after the last one', 'flight', { ...route, start_date: '2028-01-01' }, 'start_date'],
    ['a day that is none', 'bus', { ...busForm(), start_date: '2026-02-30' }, 'start_date'],
    ['no days', 'flight', { ...route, start_date: today, days: 0 }, 'days'],
    ['too many days', 'bus', { ...busForm(), start_date: today, days: 63 }, 'days'],
    ['an unknown airport', 'flight', { ...route, arrival_airport: 999, start_date: today }, 'arrival_airport'],
    ['an unknown terminal', 'bus', { ...busForm(), arrival_station: 9999, start_date: today }, 'arrival_station'],
    ['nobody', 'flight', { ...route, adult_count: 0, start_date: today }, 'adult_count'],
  ]
  test.each(refused)('with %s is refused on its field', async (_, product, fields, field) => {
    const response = await gateway.request('GET', addressOf(product, fields))
    expect(response.status).toBe(400)
    expect(Object.keys(await errorOf(response))).toEqual([field])
  })

  test('is limited, and opens no search', async () => {
    const address = addressOf('flight', { ...route, start_date: today, days: 1 })
    const one = { ...device('turns-many-months'), 'X-Test-Address': '198.51.100.1' }
    for (let call = 0; call < limits['day-prices'].perDevice; call++) {
      expect((await gateway.request('GET', address, undefined, one)).status).toBe(200)
    }
    expect((await gateway.request('GET', address, undefined, one)).status).toBe(429)
    expect(await gateway.json('GET', '/api/user/flight/recent-searches/', undefined, one)).toEqual({ results: [] })
  })
})
