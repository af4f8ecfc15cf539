// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ChosenSeat,
  positionOf,
  readSeats,
  seatFields,
  seatRefusal,
  seatsLeft,
  shownSeats,
  totalOf,
  withoutSeat,
  withSeat,
} from '#bus/seats/seat-rules.ts'
import { formatMoney } from '#i18n/money.ts'
import type { BusSeat } from '#contract/bus-results.ts'
import { seat } from '#tests/src/bus/search/trips.ts'

const three: ChosenSeat[] = ['1', '2', '3'].map((number) => ({ seat: number, gender: 'F', price: 100 }))

describe('a seat is refused', () => {
  test.each<[string, BusSeat, 'M' | 'F', string]>([
    ['that is sold', seat('9', { is_empty: false, sold_to: 'M' }), 'M', 'unavailable'],
    ['that is not for sale', seat('9', { active: false, sold_to: 'CS' }), 'F', 'unavailable'],
    ['for a man beside a woman', seat('9', { can_sale_male: false }), 'M', 'gender'],
    ['for a woman beside a man', seat('9', { can_sale_female: false }), 'F', 'gender'],
    ['that is chosen already', seat('2'), 'F', 'twice'],
  ])('%s', (_, asked, gender, refusal) => {
    expect(seatRefusal(three, asked, gender)).toBe(refusal)
    expect(withSeat(three, asked, gender)).toBe(three)
  })

  test('as the fifth', () => {
    const four = withSeat(three, seat('4'), 'M')
    expect(four).toHaveLength(4)
    expect(seatRefusal(four, seat('5'), 'M')).toBe('full')
    expect(withSeat(four, seat('5'), 'M')).toBe(four)
  })
})

test('the other gender of a restricted seat can be chosen', () => {
  expect(withSeat([], seat('9', { can_sale_male: false, price: 720.5 }), 'F')).toEqual([
    { seat: '9', gender: 'F', price: 720.5 },
  ])
})

test('whatever is pressed, the selection keeps the rules', () => {
  const number = fc.integer({ min: 1, max: 9 }).map(String)
  const gender = fc.constantFrom<'M' | 'F'>('M', 'F')
  const asked = fc.record({
    seat: number,
    is_empty: fc.boolean(),
    active: fc.boolean(),
    can_sale_male: fc.boolean(),
    can_sale_female: fc.boolean(),
    sold_to: fc.constantFrom('M', 'F', 'CS', null),
    price: fc.integer({ min: 0, max: 500_000 }).map((kurus) => kurus / 100),
  })
  const press = fc.oneof(fc.record({ asked, gender }), fc.record({ remove: number }))
  fc.assert(
    fc.property(fc.array(press, { maxLength: 40 }), (presses) => {
      let chosen: readonly ChosenSeat[] = []
      for (const one of presses) {
        if ('remove' in one) {
          chosen = withoutSeat(chosen, one.remove)
          expect(chosen.some((kept) => kept.seat === one.remove)).toBe(false)
          continue
        }
        const before = chosen
        chosen = withSeat(chosen, one.asked, one.gender)
        const added = chosen.length > before.length
        const allowed = one.gender === 'M' ? one.asked.can_sale_male : one.asked.can_sale_female
        if (added) expect(one.asked.is_empty && one.asked.active && allowed).toBe(true)
        else expect(chosen).toBe(before)
      }
      expect(chosen.length).toBeLessThanOrEqual(4)
      expect(new Set(chosen.map((kept) => kept.seat)).size).toBe(chosen.length)
    }),
  )
})

test('the total is counted in kuruş', () => {
  expect(totalOf([])).toBe(0)
  expect(totalOf([0.1, 0.2, 649.99].map((price, index) => ({ seat: String(index), gender: 'M', price })))).toBe(650.29)
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 4 }), (kurus) => {
      const chosen = kurus.map((one, index): ChosenSeat => ({ seat: String(index), gender: 'M', price: one / 100 }))
      expect(totalOf(chosen)).toBe(kurus.reduce((sum, one) => sum + one, 0) / 100)
    }),
  )
})

test('seats stand at the window, at the aisle, alone or in the middle', () => {
  const twoAndOne = [seat('1'), null, seat('2'), seat('3')]
  expect([0, 2, 3].map((cell) => positionOf(twoAndOne, cell))).toEqual(['single', 'aisle', 'window'])
  const twoAndTwo = [seat('1'), seat('2'), null, seat('3'), seat('4')]
  expect([0, 1, 3, 4].map((cell) => positionOf(twoAndTwo, cell))).toEqual(['window', 'aisle', 'aisle', 'window'])
  const last = ['1', '2', '3', '4', '5'].map((number) => seat(number))
  expect([0, 1, 2, 3, 4].map((cell) => positionOf(last, cell))).toEqual([
    'window',
    'middle',
    'middle',
    'middle',
    'window',
  ])
})

test('a posted form gives the seats for which a gender was chosen, each once', () => {
  const form = new FormData()
  const fill = (number: string, gender: string, price?: string) => {
    form.append(seatFields(number).gender, gender)
    if (price !== undefined) form.append(seatFields(number).price, price)
  }
  fill('4', 'M', '650.5')
  fill('5', '')
  fill('6', 'X')
  fill('7', 'F')
  fill('4', 'F')
  expect(readSeats(form)).toEqual([
    { seat: '4', gender: 'F', price: 650.5 },
    { seat: '7', gender: 'F' },
  ])
})

test('of a refused selection those seats stay that can still be had, at the prices of now', () => {
  const kept = [
    { seat: '1', gender: 'F', price: 500 },
    { seat: '2', gender: 'M', price: 500 },
    { seat: '3', gender: 'M' },
    { seat: '99', gender: 'F' },
  ] as const
  const matrix = [
    [seat('1', { price: 550 }), null, seat('2', { is_empty: false, sold_to: 'F' })],
    [seat('3', { can_sale_male: false }), null, seat('4')],
  ]
  expect(seatsLeft(kept, matrix)).toEqual([{ seat: '1', gender: 'F', price: 550 }])
})

test('chosen seats are told at prices that come to the total of the bar, in any currency', () => {
  const euro = { code: 'EUR', icon: '€', name: 'Euro', value: 40 }
  const pair = three.slice(0, 2).map((one) => ({ ...one, price: 650.2 }))
  const told = (seats: readonly ChosenSeat[]) => seats.map(({ price }) => formatMoney(price, euro))
  // For comparison: amounts that are rounded one by one would add up to 32,52.
  expect(told(pair)).toEqual(['16,26\u00A0€', '16,26\u00A0€'])
  expect(formatMoney(totalOf(pair), euro)).toBe('32,51\u00A0€')
  expect(told(shownSeats(pair, euro))).toEqual(['16,26\u00A0€', '16,25\u00A0€'])
})
