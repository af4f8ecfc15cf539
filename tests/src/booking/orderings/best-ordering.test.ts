// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byBest, type Journey, journeyCost } from '#booking/orderings/best-ordering.ts'
import { applyOrdering, orderingChoices } from '#booking/orderings/ordering.ts'

const best = byBest<Journey>((journey) => journey)
const inOrder = (journeys: readonly Journey[]) => applyOrdering(journeys, orderingChoices([best])[0])

const journey = fc.record({
  price: fc.integer({ min: 1, max: 20_000_000 }).map((kurus) => kurus / 100),
  minutes: fc.integer({ min: 20, max: 3000 }),
  stops: fc.integer({ min: 0, max: 3 }),
})

describe("the ordering 'En iyi'", () => {
  test('never puts a journey behind one that is dearer, longer and has more stops', () => {
    fc.assert(
      fc.property(journey, fc.nat(100_000), fc.nat(1000), fc.nat(3), (one, dearer, longer, more) => {
        const worse = { price: one.price + dearer, minutes: one.minutes + longer, stops: one.stops + more }
        expect(journeyCost(one)).toBeLessThanOrEqual(journeyCost(worse))
        if (dearer + longer + more > 0) expect(inOrder([worse, one])).toEqual([one, worse])
      }),
    )
  })

  test('orders two journeys the same for a party of any size, in any currency and beside any others', () => {
    const scale = fc.constantFrom(0.5, 2, 4, 1024)
    fc.assert(
      fc.property(journey, journey, fc.array(journey), scale, (one, other, rest, factor) => {
        const scaled = ({ price, ...way }: Journey) => ({ ...way, price: price * factor })
        const alone = inOrder([one, other])
        expect(inOrder([one, other].map(scaled))).toEqual(alone.map(scaled))
        expect(inOrder([one, other, ...rest]).filter((item) => item === one || item === other)).toEqual(alone)
      }),
    )
  })

  test.each([
    ['a direct flight before a much longer one that is a third cheaper', [1500, 60, 0], [1000, 300, 1]],
    ['a connection that costs a third of the direct flight', [500, 300, 1], [1500, 60, 0]],
    ['a stop that saves a fifth of a long flight', [24_000, 780, 1], [30_000, 660, 0]],
    ['the direct one of two flights that take as long', [1000, 120, 0], [1000, 120, 1]],
    ['the cheaper of two flights that differ by minutes', [1400, 75, 0], [1500, 70, 0]],
  ] as const)('puts first %s', (_name, first, second) => {
    const [one, other] = [first, second].map(([price, minutes, stops]) => ({ price, minutes, stops }))
    if (!one || !other) throw new Error('two journeys are compared')
    expect(inOrder([other, one])).toEqual([one, other])
  })

  test('puts journeys of unknown duration last, by price', () => {
    const [timed, slow] = [600, 900].map((minutes) => ({ price: 900, minutes, stops: 0 }))
    const [none, odd] = [0, Number.NaN].map((minutes, dearer) => ({ price: 100 + dearer, minutes, stops: 0 }))
    expect(inOrder([odd, slow, none, timed].flatMap((one) => one ?? []))).toEqual([timed, slow, none, odd])
  })

  test('has one direction', () => {
    expect(orderingChoices([best]).map(({ value }) => value)).toEqual(['best'])
  })
})
