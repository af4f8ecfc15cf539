// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMilliseconds } from '#contract/milliseconds.ts'
import { createEmbeddedTransfers } from '#server/supply/transfer/embedded-transfers.ts'
import { ask, type SupplyCall } from '#server/supply/supply-call.ts'
import type { TakenStock, TransferOffer, TransferQuery } from '#server/supply/transfer/transfer-supply.ts'
import { anyQuery, anyWay, at, day, now, query, search, summer, transfers } from './transfer-support.ts'
import { relativeTime } from '#tests/support/processor-time.ts'

const supply = createEmbeddedTransfers()
const called = <Answer>(work: (call: SupplyCall) => Promise<Answer>) => ask(1000, work)
/** Searches for transfers; `taken` returns how many units this gateway has sold. */
const searchWith = (asked: TransferQuery, taken: TakenStock): Promise<TransferOffer[]> =>
  called((call) => supply.search(asked, { now, taken: async () => taken }, call))

describe('stock', () => {
  test('that is sold out is not offered, and what has just enough is', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery, fc.integer({ min: 0, max: 50 }), async (asked, sold) => {
        const offers = transfers.search(asked, now)
        const shown = new Set((await searchWith(asked, () => sold)).map(({ key }) => key))
        for (const { key, stock } of offers) {
          const enough = stock.every(({ all, takenElsewhere, wanted }) => takenElsewhere + sold + wanted <= all)
          expect(shown.has(key)).toBe(enough)
        }
      }),
    )
  })

  test('is asked for once, with every key, and not at all where nothing is offered', async () => {
    const asked: string[][] = []
    const taken = async (keys: readonly string[]) => {
      asked.push([...keys])
      return () => 0
    }
    const offers = await called((call) => supply.search(query('AYT > Belek'), { now, taken }, call))
    await called((call) => supply.search(query('IST > AYT'), { now, taken }, call))
    expect(asked).toHaveLength(1)
    expect(new Set(asked[0])).toEqual(new Set(offers.flatMap(({ stock }) => stock.map(({ key }) => key))))
  })

  test('is what there is of a kind on a day, whoever asks and for how many', () => {
    const keyed = new Map<string, string>()
    fc.assert(
      fc.property(anyQuery, (asked) => {
        for (const { stock, left } of transfers.search(asked, now)) {
          expect(left).toBe(Math.min(...stock.map(({ all, takenElsewhere }) => all - takenElsewhere)))
          for (const { key, day: on, all, takenElsewhere, wanted } of stock) {
            const says = `${on} ${all} ${takenElsewhere}`
            expect(keyed.get(key) ?? says).toBe(says)
            keyed.set(key, says)
            expect(key.endsWith(on.replaceAll('-', ''))).toBe(true)
            expect(wanted).toBeLessThanOrEqual(all)
          }
        }
      }),
    )
  })

  test('of vehicles is one for both rides of a day, and one for each day otherwise', () => {
    const own = (back: string) =>
      search('AYT > Belek', { return: at(back, '19:00') }).find(({ typeCode }) => typeCode === 2)
    expect(own(day)?.stock.map(({ day: on }) => on)).toEqual([day])
    expect(own('2026-12-13')?.stock.map(({ day: on }) => on)).toEqual([day, '2026-12-13'])
    // Both directions of a route use the same stock.
    const [there, back] = ['AYT > Belek', 'Belek > AYT'].map((way) =>
      search(way).find(
        ({ typeCode, vendor, vehicle }) => typeCode === 2 && vendor.id === 1 && vehicle.class === 'minivan',
      ),
    )
    expect(there?.stock[0]?.key).toBe(back?.stock[0]?.key)
  })

  test('that others have taken grows as the day comes nearer and never comes back', () => {
    fc.assert(
      fc.property(anyWay, fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }), (way, days, later) => {
        const before = (count: number) => new Date(Date.parse('2027-07-16T00:00:00Z') - count * dayMilliseconds)
        const asked = query(way, { pickUp: at(summer, '12:00') })
        for (const { key, stock } of transfers.search(asked, before(days + later))) {
          const nearer = transfers.offer(key, before(days))?.offer.stock ?? []
          for (const [index, { takenElsewhere, all }] of stock.entries()) {
            expect(nearer[index]?.takenElsewhere).toBeGreaterThanOrEqual(takenElsewhere)
            expect(nearer[index]?.all).toBe(all)
          }
        }
      }),
    )
  })

  test('runs out for some vehicles and shuttles on the last day', () => {
    const asked = query('AYT > Belek', { pickUp: at(summer, '20:00') })
    const early = transfers.search(asked, now)
    const lastDay = new Date('2027-07-15T21:30:00Z')
    const shown = new Set(transfers.search(asked, lastDay).map(({ key }) => key))
    const gone = early.filter(({ key }) => !shown.has(key))
    expect(gone.length).toBeGreaterThan(0)
    expect(gone.length).toBeLessThan(early.length)
    for (const { key } of gone) expect(transfers.offer(key, lastDay)).toBeDefined()
  })
})

describe('the supply', () => {
  test('agrees to what the database of the gateway has decided', async () => {
    const until = new Date(now.getTime() + 60_000)
    const held = await called((call) => supply.hold({ key: 'k', selection: {}, until }, call))
    expect(held).toEqual({ outcome: 'held', reference: 'k', until })
    const named = { key: 'k', reference: 'k' }
    expect(
      await called((call) =>
        supply.confirm(named, { email: '', phone: '', travellers: [], selection: {}, owed: 0 }, call),
      ),
    ).toBe('confirmed')
    expect(await called((call) => supply.cancel(named, 'all', call))).toBe('cancelled')
    expect(await called((call) => supply.status(named, call))).toBe('unknown')
    expect(await called((call) => supply.lastDay('2026-12-01', call))).toBe('2027-11-01')
  })

  test('takes little work for a search, the first one too', async () => {
    const first = await relativeTime(() => searchWith(query('ESB > Ulus'), () => 0))
    expect(first).toBeLessThan(200)
    const asked = query('AYT > Belek', { return: at('2026-12-18', '10:00') })
    await searchWith(asked, () => 0)
    const warm = await relativeTime(async () => {
      for (let time = 0; time < 20; time += 1) await searchWith(asked, () => 0)
    })
    expect(warm / 20).toBeLessThan(20)
  })
})
