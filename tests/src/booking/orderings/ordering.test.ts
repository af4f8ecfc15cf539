import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyOrdering, chosenOrdering, type Ordering, orderingChoices } from '#booking/orderings/ordering.ts'
import { firstPages, pagesShown } from '#booking/results/paging.ts'

interface Item {
  size: number
  place: number
}
const orderings: Ordering<Item>[] = [
  { name: 'size', asc_title: { id: 'small' }, desc_title: { id: 'large' }, sort: (a, b) => a.size - b.size },
  { name: 'place', asc_title: { id: 'first' }, desc_title: { id: 'last' }, sort: (a, b) => a.place - b.place },
]
const items = fc
  .array(fc.integer({ min: 0, max: 5 }))
  .map((sizes) => sizes.map((size, place): Item => ({ size, place })))

test('every ordering is offered in both directions, ascending first', () => {
  expect(orderingChoices(orderings).map((choice) => choice.value)).toEqual(['size', '-size', 'place', '-place'])
})

test.each([null, '', 'unknown', '--size'])('the first ascending ordering is the default (%s)', (value) => {
  expect(chosenOrdering(orderings, value)?.value).toBe('size')
})

test.each(['size', '-size'])('ordering by %s sorts a copy and keeps equal items in their order', (value) => {
  fc.assert(
    fc.property(items, (list) => {
      const before = [...list]
      const sorted = applyOrdering(list, chosenOrdering(orderings, value))
      expect(list).toEqual(before)
      expect(sorted).toHaveLength(list.length)
      for (const [index, item] of sorted.entries()) {
        const next = sorted[index + 1]
        if (!next) continue
        const step = value === 'size' ? next.size - item.size : item.size - next.size
        expect(step > 0 || (step === 0 && item.place < next.place)).toBe(true)
      }
    }),
  )
})

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=99999', 1],
])('%s shows %i pages', (query, pages) => {
  expect(pagesShown(new URLSearchParams(query))).toBe(pages)
})

test('pages add up to the list and say when more is left', () => {
  fc.assert(
    fc.property(items, fc.integer({ min: 1, max: 9 }), (list, pages) => {
      const { visible, hasMore } = firstPages(list, pages, 10)
      expect(visible).toEqual(list.slice(0, visible.length))
      expect(visible.length).toBe(Math.min(list.length, pages * 10))
      expect(hasMore).toBe(visible.length < list.length)
    }),
  )
})
