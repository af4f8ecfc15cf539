// @vitest-environment node
import { expect, test } from 'vitest'
import { cheapestFirst } from '#server/supply/transfer/transfer-offer-order.ts'

const offer = (key: string, total: number, typeCode: 1 | 2, vendor: number) => ({
  key,
  typeCode,
  price: { total },
  vendor: { id: vendor },
})

test('at one price private rides come first and vendors take turns, whatever the order before', () => {
  const offers = [
    offer('a1', 500, 1, 1),
    offer('a2', 500, 1, 1),
    offer('a3', 500, 1, 1),
    offer('b1', 500, 1, 2),
    offer('c1', 500, 2, 3),
    offer('d1', 400, 1, 4),
    offer('e1', 600, 2, 5),
  ]
  const expected = ['d1', 'c1', 'a1', 'b1', 'a2', 'a3', 'e1']
  expect(cheapestFirst(offers).map(({ key }) => key)).toEqual(expected)
  expect(cheapestFirst(offers.toReversed()).map(({ key }) => key)).toEqual(expected)
})
