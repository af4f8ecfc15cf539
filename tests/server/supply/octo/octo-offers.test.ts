// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { octoDepartureId } from '#server/supply/octo/octo-keys.ts'
import { SupplyFailure } from '#server/supply/supply-call.ts'
import { noon } from '#tests/server/support/noon.ts'
import { day, octoTests, offersOn, pair } from './octo-support.ts'

const tests = octoTests()
const { called, market } = tests
const balloon = octoDepartureId({ product: 'balloon', start: { date: day, time: '06:30' } })
const boat = octoDepartureId({ product: '7f3c/boat', start: { date: day, time: '10:00' } })
const museum = octoDepartureId({ product: 'museum', start: { date: day, time: '08:00' } })
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const packagesOf = async (departure: string, party = pair) =>
  called((call) => tests.supply.packages(departure, party, market(), call))

describe('departures', () => {
  test('of a quarter with sixty a day are read month by month, because one answer of all would be too large', async () => {
    const museums = tests.server.products.find(({ id }) => id === 'museum')
    if (!museums) throw new Error('no product')
    const { starts } = museums
    museums.starts = Array.from({ length: 60 }, (_, index) =>
      `${8 + Math.floor(index / 6)}:${index % 6}0`.padStart(5, '0'),
    )
    try {
      const days = { from: '2026-12-11', to: '2027-03-13' }
      const found = await called((call) => tests.supply.departures('museum', days, market(), call))
      expect(found).toHaveLength(93 * 60)
      expect(new Set(found.map(({ id }) => id)).size).toBe(93 * 60)
      const read = tests.server.calls.filter(({ route }) => route === 'availability').map(({ body }) => body)
      expect(read.map((body) => [body['localDateStart'], body['localDateEnd']])).toEqual([
        ['2026-12-11', '2027-01-10'],
        ['2027-01-11', '2027-02-10'],
        ['2027-02-11', '2027-03-13'],
      ])
    } finally {
      museums.starts = starts
    }
  })

  test('are one for each start of each day, with places, cut-off and local times', async () => {
    const found = await called((call) =>
      tests.supply.departures('7f3c_2fboat', { from: day, to: '2026-12-12' }, market(), call),
    )
    expect(found.map(({ id }) => id)).toEqual([
      '7f3c_2fboat__20261211T1000',
      '7f3c_2fboat__20261211T1500',
      '7f3c_2fboat__20261212T1000',
      '7f3c_2fboat__20261212T1500',
    ])
    expect(found[0]).toEqual({
      id: boat,
      activity: '7f3c_2fboat',
      start: { date: day, time: '10:00' },
      end: { date: day, time: '23:00' },
      startsAt: Date.parse('2026-12-11T10:00:00+03:00'),
      endsAt: Date.parse('2026-12-11T23:00:00+03:00'),
      status: 'AVAILABLE',
      vacancies: 8,
      capacity: 8,
      saleEndsAt: Date.parse('2026-12-11T09:00:00+03:00'),
      cancelled: null,
    })
    for (const one of found) expect(await called((call) => tests.supply.departure(one.id, market(), call))).toEqual(one)
  })

  test('of opening hours begin when these do, and have no limit of places', async () => {
    const found = await called((call) => tests.supply.departure(museum, market(), call))
    expect(found).toMatchObject({
      start: { date: day, time: '08:00' },
      status: 'FREESALE',
      vacancies: null,
      capacity: null,
    })
  })

  test('keep to the sale: from today to eleven months ahead, 93 days at once; unknown ones are none', async () => {
    const of = async (from: string, to: string, id = 'balloon') =>
      called((call) => tests.supply.departures(id, { from, to }, market(), call))
    expect(await of('2026-11-01', '2026-11-30')).toEqual([])
    expect((await of('2026-12-01', '2027-11-30')).length).toBe(93)
    expect(await of('2027-11-02', '2027-11-30')).toEqual([])
    expect(await of('x', 'y')).toEqual([])
    expect(await of(day, day, 'unknown')).toEqual([])
    for (const id of ['x', 'x__20261211T0630', 'balloon__20261211T0631'])
      expect(await called((call) => tests.supply.departure(id, market(), call))).toBeUndefined()
  })

  test('are closed from the cut-off, and for a status that nobody knows', async () => {
    tests.time.now = Date.parse('2026-12-11T09:00:00+03:00')
    expect(await packagesOf(boat)).toMatchObject({
      departure: { status: 'CLOSED' },
      offers: [],
      soldOut: [{ id: 'DEFAULT' }],
    })
  })
})

describe('offers', () => {
  test('add up: units to totals, taxes within them, and are found again by their key', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(balloon, boat, museum),
        fc.record({
          adults: fc.integer({ min: 0, max: 9 }),
          childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 8 }),
        }),
        async (departure, party) => {
          const answer = await packagesOf(departure, party)
          const size = party.adults + party.childAges.length
          if (size < 1 || size > 8 || party.adults === 0) {
            const refusal = size < 1 || size > 8 ? { reason: 'size', max: 8 } : { reason: 'accompanied' }
            expect(answer).toEqual({ outcome: 'refused', refusal })
            return
          }
          if (answer?.outcome !== 'offered') throw new Error('refused')
          for (const offer of answer.offers) {
            const { price, key, party: known } = offer
            expect(price.total).toBe(sum(price.units.map(({ total }) => total)))
            expect(price.tax).toBe(sum(price.units.map(({ tax }) => tax)))
            expect(price.tax).toBeLessThanOrEqual(price.total)
            expect(sum(price.units.map(({ count }) => count))).toBe(size)
            for (const { each, count, total } of price.units) expect(total).toBe(each * count)
            expect(known.childAges).toEqual(party.childAges.toSorted((a, b) => a - b))
            expect(key).toMatch(/^[\w-]+$/)
            expect(offer.stock).toEqual([])
            const again = await called((call) => tests.fresh().offer(key, new Date(tests.time.now), call))
            expect(again?.offer.price).toEqual(price)
          }
        },
      ),
      { numRuns: 30 },
    )
  })

  test('count children by the ages of the units, and share the price of a party', async () => {
    const [family] = await offersOn(tests, balloon, { adults: 2, childAges: [13, 9, 2] })
    expect(family?.price.units.map(({ unit, age, count, each }) => [unit.id, age, count, each])).toEqual([
      ['adult', null, 2, 450_000],
      ['infant', 2, 1, 0],
      ['child', 9, 1, 300_000],
      ['adult', 13, 1, 450_000],
    ])
    expect(family?.price.tax).toBe(275_000)
    // The price of 100.00 is divided among the three travellers who take a place, each share rounded up to whole kuruş.
    const [three] = await offersOn(tests, boat, { adults: 3, childAges: [1] })
    expect(three?.price).toMatchObject({ adult: 3334, total: 10_002 })
    expect(three?.cancellation).toEqual({
      freeUntil: Date.parse('2026-12-09T10:00:00+03:00'),
      feePercent: 100,
      closesAt: Date.parse('2026-12-09T10:00:00+03:00'),
      timeZone: 'Europe/Istanbul',
    })
  })

  test('keep to the smallest and largest party of an option', async () => {
    const ids = async (adults: number) =>
      (await offersOn(tests, balloon, { adults, childAges: [] })).map((offer) => offer.package.id)
    expect(await ids(1)).toEqual(['group'])
    expect(await ids(2)).toEqual(['group', 'small_20group'])
    expect(await ids(5)).toEqual(['group'])
  })

  test('that are too few for the party are sold out, and free again when a hold ends', async () => {
    const { supply } = tests
    const [offer] = await offersOn(tests, boat, { adults: 7, childAges: [] })
    const until = new Date(noon + 900_000)
    const held = await called((call) => supply.hold({ key: 'a', selection: { offer }, until }, call))
    expect(held).toMatchObject({ outcome: 'held', until })
    expect(await packagesOf(boat)).toMatchObject({
      offers: [],
      soldOut: [{ id: 'DEFAULT' }],
      departure: { vacancies: 1 },
    })
    // The gateway still finds the offer after it is sold out, so that the buyer who holds it can pay.
    expect((await called((call) => supply.offer(offer?.key ?? '', new Date(noon), call)))?.offer.price.total).toBe(
      10_003,
    )
    tests.time.now += 901_000
    tests.time.elapsed += 60_000
    expect(await offersOn(tests, boat)).toHaveLength(1)
  })

  test('that are too few for the party leave the departure on sale if the server tells no number', async () => {
    tests.server.tellsVacancies = false
    const [offer] = await offersOn(tests, boat, { adults: 7, childAges: [] })
    const until = new Date(noon + 900_000)
    await called((call) => tests.supply.hold({ key: 'a', selection: { offer }, until }, call))
    const departure = { status: 'LIMITED', vacancies: null }
    expect(await packagesOf(boat)).toMatchObject({ departure, offers: [], soldOut: [{ id: 'DEFAULT' }] })
    const [last] = await offersOn(tests, boat, { adults: 1, childAges: [] })
    expect(last).toMatchObject({ departure, left: null })
    await called((call) => tests.supply.hold({ key: 'b', selection: { offer: last }, until }, call))
    expect(await packagesOf(boat)).toMatchObject({ departure: { status: 'SOLD_OUT', vacancies: 0 }, offers: [] })
  })

  test('are none on a departure without a number of places that nobody may buy', async () => {
    Object.assign(tests.server, { tellsVacancies: false, sellsNothing: true })
    const found = await called((call) => tests.supply.departures('7f3c_2fboat', { from: day, to: day }, market(), call))
    expect(found[0]).toMatchObject({ id: boat, status: 'SOLD_OUT', vacancies: 0 })
  })

  test('are none for keys that nobody made or that are no longer sold', async () => {
    const [offer] = await offersOn(tests, balloon)
    const key = offer?.key ?? ''
    const broken = [
      '',
      'x',
      key.replace('balloon', 'moon'),
      key.replace('group', 'big'),
      key.replace('2026-12-11', '2030-12-11'),
      key.replace(/2$/, '0'),
      `${key}-`,
    ]
    for (const other of broken)
      expect(await called((call) => tests.supply.offer(other, new Date(noon), call))).toBeUndefined()
  })
})

describe('a search', () => {
  const search = async (more: object = {}) =>
    called((call) =>
      tests.supply.search({ scope: { location: 'tr-goreme' }, date: day, party: pair, ...more }, market(), call),
    )

  test('finds the cheapest offer of each activity, cheapest first, and the next dates', async () => {
    const results = await search()
    expect(results.map(({ summary, offer }) => [summary.id, offer?.price.total])).toEqual([
      ['museum', 1800],
      ['balloon', 900_000],
    ])
    expect(results[0]?.nextDates).toEqual(['2026-12-12', '2026-12-13', '2026-12-14'])
    const before = tests.server.calls.length
    expect(await search()).toEqual(results)
    expect(tests.server.calls.length).toBe(before)
  })

  test('leaves out those that do not answer, and fails if none does', async () => {
    tests.server.faults = { calendar: ['down'] }
    expect(await search()).toHaveLength(1)
    expect(tests.logs.filter((line) => line.includes('search left out')).length).toBe(1)
    for (const fault of ['down', 'unheard', 'not json', 'wrong shape', 'huge', 'redirects', 'forbidden'] as const) {
      tests.supply = tests.fresh()
      tests.server.always = { calendar: fault }
      await expect(search()).rejects.toThrow(SupplyFailure)
    }
  })

  test('is empty outside the sale, for unknown scopes and for parties that nobody takes', async () => {
    expect(await search({ date: '2026-11-30' })).toEqual([])
    expect(await search({ date: '2027-11-02' })).toEqual([])
    expect(await search({ scope: { location: 'x' } })).toEqual([])
    expect(await search({ party: { adults: 0, childAges: [5] } })).toEqual([])
    expect(await search({ party: { adults: 9, childAges: [] } })).toEqual([])
  })

  test('leaves out what has not answered shortly before its caller gives up', async () => {
    const all = await search()
    tests.supply = tests.fresh()
    tests.server.faults = { calendar: ['silent'] }
    const found = await called(
      (call) => tests.supply.search({ scope: { location: 'tr-goreme' }, date: day, party: pair }, market(), call),
      3000,
    )
    expect(found).toHaveLength(all.length - 1)
    expect(tests.logs.join()).toContain('octo search left out activities')
  })

  test('ends when its caller gives up, and asks no further', async () => {
    tests.server.always = { calendar: 'silent' }
    await expect(
      called(
        (call) => tests.supply.search({ scope: { location: 'tr-goreme' }, date: day, party: pair }, market(), call),
        200,
      ),
    ).rejects.toThrow(SupplyFailure)
    expect(tests.server.count('availability')).toBe(0)
  })
})
