// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canSell, seatObstacle, type Gender } from '#server/api/bus/seat-rules.ts'
import type { TakenSeat } from '#server/supply/bus/bus-supply.ts'
import { seatLayout } from '#server/supply/bus/bus-layouts.ts'

const types = ['2+1', '2+2'] as const
const anyType = fc.constantFrom(...types)
const gender = fc.constantFrom<Gender>('F', 'M')
const anyTaken = fc.uniqueArray(
  fc.record({ seat: fc.integer({ min: 1, max: 40 }), soldTo: fc.constantFrom<TakenSeat['soldTo']>('F', 'M', 'CS') }),
  { selector: ({ seat }) => seat, maxLength: 40 },
)
const mapOf = (taken: TakenSeat[]) => new Map(taken.map(({ seat, soldTo }) => [seat, soldTo]))

test('a seat is sold beside nobody, beside one of the same gender, and beside a seat that is not for sale', () => {
  const layout = seatLayout('2+2')
  expect(canSell(layout, new Map(), 1, 'M')).toBe(true)
  expect(canSell(layout, new Map([[2, 'M']]), 1, 'M')).toBe(true)
  expect(canSell(layout, new Map([[2, 'CS']]), 1, 'M')).toBe(true)
  expect(canSell(layout, new Map([[2, 'F']]), 1, 'M')).toBe(false)
  expect(canSell(layout, new Map([[1, 'M']]), 1, 'M')).toBe(false)
  // Seats on different sides of the aisle are not adjacent.
  expect(canSell(layout, new Map([[3, 'F']]), 2, 'M')).toBe(true)
})

test('whatever is sold after that, no stranger sits beside one of the other gender', () => {
  fc.assert(
    fc.property(
      anyType,
      fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), gender), { maxLength: 80 }),
      (type, wishes) => {
        const layout = seatLayout(type)
        const taken = new Map<number, TakenSeat['soldTo']>()
        for (const [seat, wished] of wishes) if (canSell(layout, taken, seat, wished)) taken.set(seat, wished)
        for (const [seat, soldTo] of taken) {
          const beside = layout.pairOf(seat)?.beside
          const neighbour = beside === undefined ? undefined : taken.get(beside)
          if (neighbour !== undefined) expect(neighbour).toBe(soldTo)
        }
      },
    ),
  )
})

test('a choice is refused exactly where one of its seats can not be sold', () => {
  const anyChoice = fc.uniqueArray(fc.record({ seat: fc.integer({ min: 1, max: 46 }), gender }), {
    selector: ({ seat }) => seat,
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(anyType, anyTaken, anyChoice, (type, takenSeats, chosen) => {
      const layout = seatLayout(type)
      const taken = mapOf(takenSeats)
      const obstacle = seatObstacle(layout, taken, chosen)
      const sellable = chosen.every(
        (one) => layout.seats.includes(one.seat) && canSell(layout, taken, one.seat, one.gender),
      )
      expect(obstacle === undefined).toBe(sellable)
    }),
  )
})

test('one party sits side by side in any genders', () => {
  fc.assert(
    fc.property(gender, gender, (left, right) => {
      const chosen = [
        { seat: 1, gender: left },
        { seat: 2, gender: right },
      ]
      expect(seatObstacle(seatLayout('2+2'), new Map(), chosen)).toBeUndefined()
    }),
  )
})
