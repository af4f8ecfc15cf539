// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstSeat, walk } from '#bus/seats/seat-walk.ts'
import type { SeatMatrix } from '#contract/bus-results.ts'
import { seat } from '#tests/src/bus/search/trips.ts'

/** Seat map of a 2+1 bus with a door on the right of its second row. */
const bus: SeatMatrix = [
  [seat('1'), null, seat('2'), seat('3')],
  [seat('4'), null, null, null],
  [seat('7'), null, seat('8'), seat('9')],
]
const numberAt = ({ row, cell }: { row: number; cell: number }) => bus[row]?.[cell]?.seat

test('the tab key comes to the first seat', () => {
  expect(firstSeat(bus)).toEqual({ row: 0, cell: 0 })
  expect(firstSeat([[null], [null, seat('1')]])).toEqual({ row: 1, cell: 1 })
  expect(firstSeat([])).toBeUndefined()
})

test.each([
  ['over the aisle', { row: 0, cell: 0 }, 'ArrowRight', '2'],
  ['back over the aisle', { row: 0, cell: 2 }, 'ArrowLeft', '1'],
  ['over the door', { row: 0, cell: 3 }, 'ArrowDown', '9'],
  ['to the end of the row', { row: 2, cell: 0 }, 'End', '9'],
  ['to the start of the row', { row: 2, cell: 3 }, 'Home', '7'],
  ['nowhere at the edge', { row: 0, cell: 3 }, 'ArrowRight', '3'],
  ['nowhere at the front', { row: 0, cell: 0 }, 'ArrowUp', '1'],
])('an arrow key walks %s', (_, from, key, expected) => {
  const next = walk(bus, from, key)
  expect(next && numberAt(next)).toBe(expected)
})

test('other keys do not walk', () => {
  expect(walk(bus, { row: 0, cell: 0 }, 'Enter')).toBeNull()
})

test('from any seat, every walk ends on a seat', () => {
  const cells = fc.array(fc.boolean(), { minLength: 3, maxLength: 5 })
  const plan = fc
    .array(cells, { minLength: 1, maxLength: 14 })
    .map((rows) => rows.map((row, at) => row.map((is, cell) => (is ? seat(`${at}-${cell}`) : null))))
  const keys = fc.array(fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'))
  fc.assert(
    fc.property(plan, keys, (matrix, pressed) => {
      let at = firstSeat(matrix)
      fc.pre(at !== undefined)
      for (const key of pressed) {
        at = (at && walk(matrix, at, key)) ?? at
        expect(at && matrix[at.row]?.[at.cell]).toBeTruthy()
      }
    }),
  )
})
