// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMilliseconds } from '#contract/milliseconds.ts'
import { departureId, packageKey, placesKey } from '#server/supply/activity/activity-keys.ts'
import { allActivities } from '#server/supply/activity/activity-catalogue.ts'
import {
  activities,
  anyDeparture,
  anyParty,
  balloon,
  called,
  dateAfter,
  marketAt,
  now,
  pair,
  supply,
} from './activity-support.ts'
import { relativeTime } from '#tests/support/processor-time.ts'

const id = `${balloon}_20261211T0615`
const name = { activity: balloon, day: 20_798, minute: 375 }
const goreme = { scope: { location: 'goreme' }, date: '2026-12-11', party: pair } as const

describe('stock', () => {
  test('belongs to the departure whatever package is bought, and is never below zero', () => {
    fc.assert(
      fc.property(anyDeparture, anyParty, ({ name: one, places, activity }, party) => {
        const found = activities.packages(departureId(one), party, now)
        if (found?.outcome !== 'known') return
        for (const { stock, left } of found.offers) {
          expect(stock.some(({ key }) => key === placesKey(one))).toBe(activity.row.capacity !== null)
          if (places) expect(stock[0]).toMatchObject({ key: places.key, all: activity.row.capacity })
          for (const { all, takenElsewhere, wanted } of stock) {
            expect(takenElsewhere).toBeGreaterThanOrEqual(0)
            expect(takenElsewhere).toBeLessThanOrEqual(all)
            expect(wanted).toBeGreaterThan(0)
          }
          if (left === null) expect(stock).toEqual([])
          else expect(left).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('that others have taken grows as the day comes nearer and never comes back', () => {
    fc.assert(
      fc.property(anyDeparture, fc.nat(60), fc.nat(60), ({ name: one, startsAt }, days, more) => {
        const before = (count: number) => new Date(startsAt - (count + 1) * dayMilliseconds)
        const early = activities.departure(departureId(one), before(days + more))?.places?.takenElsewhere ?? 0
        const late = activities.departure(departureId(one), before(days))?.places?.takenElsewhere ?? 0
        expect(late).toBeGreaterThanOrEqual(early)
      }),
    )
  })

  test('of a departure is shown with the sales of this gateway deducted, down to sold out', async () => {
    const shown = async (sold: number) =>
      await called((call) =>
        supply.departure(
          id,
          marketAt(now, (key) => (key === placesKey(name) ? sold : 0)),
          call,
        ),
      )
    const free = await shown(0)
    expect(free).toMatchObject({ id, status: 'AVAILABLE', capacity: 60 })
    const vacancies = free?.vacancies ?? 0
    expect(await shown(vacancies - 12)).toMatchObject({ status: 'LIMITED', vacancies: 12 })
    expect(await shown(vacancies)).toMatchObject({ status: 'SOLD_OUT', vacancies: 0 })
    expect(await shown(vacancies + 5)).toMatchObject({ status: 'SOLD_OUT', vacancies: 0 })
  })

  test('that is too small for the party hides its packages and results', async () => {
    const free = (await called((call) => supply.departure(id, marketAt(now), call)))?.vacancies ?? 0
    const packages = async (sold: number, at = now) =>
      await called((call) =>
        supply.packages(
          id,
          pair,
          marketAt(at, (key) => (key === placesKey(name) ? sold : 0)),
          call,
        ),
      )
    const all = await packages(0)
    expect(all).toMatchObject({ outcome: 'offered', soldOut: [] })
    expect(await packages(free - 2)).toMatchObject({ soldOut: [] })
    const none = await packages(free - 1)
    expect(none).toMatchObject({ outcome: 'offered', offers: [] })
    expect(none?.outcome === 'offered' && none.soldOut).toHaveLength(3)
    const results = await called((call) =>
      supply.search(
        goreme,
        marketAt(now, (key) => (key === placesKey(name) ? free - 1 : 0)),
        call,
      ),
    )
    const flight = results.find(({ summary }) => summary.id === balloon)
    expect(flight?.offer).toBeNull()
    expect(flight?.nextDates).toEqual(['2026-12-12', '2026-12-13', '2026-12-14'])
    expect(await packages(0, new Date('2026-12-11T03:00:00Z'))).toMatchObject({ outcome: 'offered', offers: [] })
  })

  test('leaves a day among the next ones while one of its departures has places', async () => {
    const query = { ...goreme, scope: { location: 'sultanahmet' } }
    const hamamDates = async (gone: (key: string) => boolean) => {
      const results = await called((call) =>
        supply.search(
          query,
          marketAt(now, (key) => (gone(key) ? 99 : 0)),
          call,
        ),
      )
      return results.find(({ summary }) => summary.id === 'sultanahmet-hamam')?.nextDates
    }
    const key = 'a-sultanahmet-hamam_20261212T'
    expect(await hamamDates((one) => one.startsWith(`${key}10`))).toContain('2026-12-12')
    expect(await hamamDates((one) => one.startsWith(key))).toEqual(['2026-12-13', '2026-12-14', '2026-12-15'])
  })

  test('of a package is its own besides', async () => {
    const key = packageKey(name, 'hotel')
    const answer = await called((call) =>
      supply.packages(
        id,
        pair,
        marketAt(now, (one) => (one === key ? 99 : 0)),
        call,
      ),
    )
    if (answer?.outcome !== 'offered') throw new Error('refused')
    expect(answer.soldOut.map((one) => one.id)).toEqual(['hotel'])
    const four = activities.packages(id, { adults: 3, childAges: [] }, now)
    if (four?.outcome !== 'known') throw new Error('refused')
    const hotel = four.offers.find((offer) => offer.package.id === 'hotel')
    // Three travellers take three places and two double rooms.
    expect(hotel?.stock.map(({ wanted }) => wanted)).toEqual([3, 2])
  })

  test('is asked for once, with every key', async () => {
    const asked: string[][] = []
    const taken = async (keys: readonly string[]) => {
      asked.push([...keys])
      return () => 0
    }
    await called((call) => supply.search(goreme, { now, taken }, call))
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain(placesKey(name))
    expect(new Set(asked[0]).size).toBe(asked[0]?.length)
    const museum = 'sultanahmet-muze-paketi_20261211T0900'
    expect(await called((call) => supply.departure(museum, { now, taken }, call))).toMatchObject({
      status: 'FREESALE',
      vacancies: null,
    })
    expect(asked).toHaveLength(1)
  })

  test('runs out on some days in the season', () => {
    const found = [...allActivities().keys()].flatMap((one) =>
      activities.departures(one, { from: '2027-07-10', to: '2027-07-16' }, new Date('2027-07-10T00:00:00Z')),
    )
    const full = found.filter(({ places }) => places && places.takenElsewhere === places.all)
    expect(full.length).toBeGreaterThan(0)
    expect(full.length).toBeLessThan(found.length / 3)
  })
})

describe('a search', () => {
  test('finds what a location or category has on the day, cheapest first, then what comes later', async () => {
    for (const scope of [{ location: 'efes' }, { category: 'kar' }, { location: 'kas' }]) {
      const results = await called((call) => supply.search({ ...goreme, scope }, marketAt(now), call))
      const prices = results.flatMap(({ offer }) => (offer ? [offer.price.total] : []))
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      expect(results.slice(0, prices.length).every(({ offer }) => offer?.departure.start.date === goreme.date)).toBe(
        true,
      )
      for (const { nextDates, offer } of results) {
        expect(nextDates.length).toBeLessThanOrEqual(3)
        if (!offer) expect(nextDates.length).toBeGreaterThan(0)
        for (const date of nextDates) expect(date > goreme.date).toBe(true)
      }
      const listed = (await called((call) => supply.catalogue.listed(scope, call))) ?? []
      expect(new Set(results.map(({ summary }) => summary.id))).toEqual(new Set(listed.map((one) => one.id)))
    }
  })

  test('leaves out what a child is too young for, and finds nothing elsewhere or outside the sale', async () => {
    const search = async (more: object) =>
      await called((call) => supply.search({ ...goreme, ...more }, marketAt(now), call))
    const ids = async (childAges: number[]) =>
      (await search({ party: { adults: 2, childAges } })).map(({ summary }) => summary.id)
    expect(await ids([6])).toContain(balloon)
    expect(await ids([5])).not.toContain(balloon)
    expect(await search({ scope: { location: 'paris' } })).toEqual([])
    expect(await search({ date: '2026-11-30' })).toEqual([])
    expect(await search({ date: '2027-11-02' })).toEqual([])
    expect(await called((call) => supply.catalogue.listed({ category: 'x' }, call))).toBeUndefined()
  })

  test('of departures keeps to the season, the weekdays and the sale', async () => {
    const of = async (activity: string, from: string, to: string) =>
      await called((call) => supply.departures(activity, { from, to }, marketAt(now), call))
    expect(await of('emirgan-lale-yuruyusu', '2027-03-01', '2027-04-02')).toEqual([])
    expect(await of('emirgan-lale-yuruyusu', '2027-04-01', '2027-04-05')).toHaveLength(3)
    const saturdays = await of('konya-sema', '2026-12-01', '2026-12-31')
    expect(saturdays.map(({ start }) => start.date)).toEqual(['2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26'])
    // The season of the ski lessons spans the new year. The balloons depart at sunrise, which is later in winter.
    expect((await of('uludag-kayak-dersi', '2026-12-30', '2027-01-02')).length).toBe(4)
    expect((await of(balloon, '2026-12-11', '2026-12-11'))[0]?.start.time).toBe('06:15')
    expect((await of(balloon, '2027-06-11', '2027-06-11'))[0]?.start.time).toBe('04:45')
    expect(await of(balloon, '2026-11-01', '2026-11-30')).toEqual([])
    const [closed] = await of(balloon, '2026-12-01', '2026-12-01')
    expect(closed?.status).toBe('CLOSED')
    expect((await of(balloon, '2026-12-01', '2027-10-30')).length).toBe(93)
    expect(await of('nothing', '2026-12-01', '2026-12-02')).toEqual([])
  })

  test('by keyword finds Turkish and English names whatever the case and the letters', async () => {
    const found = async (keyword: string) => await called((call) => supply.catalogue.search(keyword, call))
    for (const keyword of ['kapadokya', 'KAPADOKYA', 'cappadocia', 'Göreme', 'goreme'])
      expect((await found(keyword)).activities.map((one) => one.id)).toContain(balloon)
    for (const keyword of ['şanlıurfa', 'sanliurfa', 'ŞANLIURFA', 'gobekli'])
      expect((await found(keyword)).locations[0]?.id).toBe('gobeklitepe')
    expect((await found('ıhlara')).locations[0]?.id).toBe('ihlara')
    expect((await found('blue cruise')).activities.map((one) => one.id)).toContain('gokova-mavi-hafta')
    expect(await found('ka')).toEqual({ locations: [], activities: [] })
    expect(await found('zzzz')).toEqual({ locations: [], activities: [] })
  })

  test('by keyword finds everything by each beginning of its names', async () => {
    for (const { summary } of allActivities().values())
      for (const text of [summary.name.tr, summary.name.en])
        for (const length of [3, 5, 8, 12, 20, 40]) {
          const { activities: list } = await called((call) => supply.catalogue.search(text.slice(0, length), call))
          expect(list.length).toBeGreaterThan(0)
        }
  })

  test('takes little work once it is warm', async () => {
    const queries = ['goreme', 'kaleici', 'bogazici', 'oludeniz'].map((location, index) => ({
      ...goreme,
      scope: { location },
      date: dateAfter('2026-12-11', index),
    }))
    const run = async () => {
      for (const query of queries) await called((call) => supply.search(query, marketAt(now), call))
    }
    await run()
    const work = await relativeTime(async () => {
      for (let time = 0; time < 10; time += 1) await run()
    })
    expect(work / 40).toBeLessThan(8)
  })
})
