// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resultList } from '#booking/results/result-list.ts'
import type { AlternativePrice, FlightItem } from '#contract/flight-results.ts'
import { bagsMatter, withBag } from '#flight/search/bag-prices.ts'
import { directionOf, flightSource } from '#flight/search/flight-list.ts'
import {
  fare,
  flight,
  options,
  packagedFlight,
  results,
  roundTripStatistics,
} from '#tests/src/flight/search/flights.ts'

const carrying = (luggage: string, code: string, total: number): AlternativePrice => {
  const one = fare(code, total)
  return {
    ...one,
    features: { ...one.features, baggage_allowance: { ...one.features.baggage_allowance, luggage } },
  }
}
const light = flight('light', 1000, { airline: 'PC' }, [
  carrying('', 'LIGHT', 1000),
  carrying('15', 'VALUE', 1600),
  carrying('25', 'FLEX', 1900),
])
const full = flight('full', 1300, {}, [carrying('20', 'ECO', 1300), carrying('30', 'PRIME', 1800)])
const none = flight('none', 900, {}, [carrying('', 'BASIC', 900), carrying('0', 'PLUS', 950)])

const shown = (bag: boolean, query = '') =>
  resultList(flightSource(directionOf(results([none, light, full]), null, bag), `?${query}`))
const ids = (list: ReturnType<typeof shown>) => list.visible.map(({ product_id: id }) => id)

describe('flights with a checked bag', () => {
  test('cost what their cheapest fare with a bag costs, and carry its bag', () => {
    const [item] = withBag([light])
    expect(item?.price.total).toBe(1600)
    expect(item?.price.alternative_prices.map(({ code }) => code)).toEqual(['VALUE', 'FLEX'])
    expect([item?.information.baggage, item?.transfers[0]?.information.baggage]).toEqual(['15 kg', '15 kg'])
  })

  test('are ordered, filtered, bounded and counted by those prices', () => {
    expect(ids(shown(false))).toEqual(['none', 'light', 'full'])
    expect(ids(shown(true))).toEqual(['full', 'light'])
    expect(ids(shown(true, 'sort=-price'))).toEqual(['light', 'full'])
    expect(ids(shown(true, 'price_min=1500&price_max=1600'))).toEqual(['light'])
    const filters = shown(true).sections.flatMap((section) => section.filters)
    expect(filters.find(({ name }) => name === 'price')).toMatchObject({ min: 1300, max: 1600 })
    expect(filters.find(({ name }) => name === 'airlines')).toMatchObject({
      options: [
        { id: 'TK', count: 1 },
        { id: 'PC', count: 1 },
      ],
    })
  })

  test('are packages too, in both directions', () => {
    const pair = packagedFlight('pair', 2000)
    const fares = [carrying('', 'LIGHT', 2000), carrying('23', 'VALUE', 2700)]
    const [item] = withBag([{ ...pair, price: { ...pair.price, alternative_prices: fares } }])
    expect([item?.departure, item?.return].map((way) => way?.information.baggage)).toEqual(['23 kg', '23 kg'])
  })

  test.each([
    ['15', true],
    ['20 kg', true],
    ['1 PC', true],
    ['', false],
    ['0', false],
    ['8 kg el bagajı', false],
  ])('without fares are those whose baggage is a checked bag alone: %j %s', (baggage, included) => {
    const plain = flight('plain', 800)
    expect(withBag([{ ...plain, information: { ...plain.information, baggage } }])).toHaveLength(included ? 1 : 0)
  })

  test('are packages without fares whose bag comes along both ways', () => {
    const pair = packagedFlight('pair', 2000)
    const way = (baggage: string) => ({ ...pair.return, information: { ...pair.return.information, baggage } })
    const of = (there: string, back: string) => withBag([{ ...pair, departure: way(there), return: way(back) }])
    expect(of('20 kg', '20 kg')).toHaveLength(1)
    expect(of('20 kg', '')).toHaveLength(0)
    expect(of('', '20 kg')).toHaveLength(0)
  })

  test('have no prices of return flights before the outbound one is chosen', () => {
    const found = results([light], {
      search_options: { ...options, fly_type: 'RT' },
      statistics: roundTripStatistics,
    })
    const names = (bag: boolean) =>
      directionOf(found, null, bag).sections.flatMap(({ filters }) => filters.map(({ name }) => name))
    expect(names(false)).toContain('return_price')
    expect(names(true)).not.toContain('return_price')
  })

  test('never cost less than without, and have nothing but fares with a bag', () => {
    const fares = fc
      .array(fc.tuple(fc.constantFrom('', '15', '20'), fc.integer({ min: 1, max: 9000 })), { minLength: 1 })
      .map((all) =>
        all.toSorted(([, a], [, b]) => a - b).map(([bag, total], index) => carrying(bag, `F${index}`, total)),
      )
    const item = fares.map((all): FlightItem => flight('one', all[0]?.price.total ?? 0, {}, all))
    fc.assert(
      fc.property(item, (one) => {
        for (const { price } of withBag([one])) {
          expect(price.total).toBeGreaterThanOrEqual(one.price.total)
          for (const { features } of price.alternative_prices) expect(features.baggage_allowance.luggage).not.toBe('')
        }
      }),
    )
  })
})

test('the switch is offered where some fares include a bag and others do not', () => {
  expect(bagsMatter([full, light])).toBe(true)
  expect(bagsMatter([full, none, flight('plain', 1)])).toBe(false)
})
