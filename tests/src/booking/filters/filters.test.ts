import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFilters, writeFilters } from '#booking/filters/filter-params.ts'
import {
  activeCount,
  applyFilters,
  type CheckGroup,
  chooseIds,
  chooseOnly,
  chooseRange,
  chosenIds,
  chosenRange,
  type Filter,
  type FilterState,
  initialFilters,
  isActive,
  type Range,
  rangeTolerance,
  recounted,
  toggleAll,
  toggleOption,
} from '#booking/filters/filters.ts'

interface Item {
  kind: string
  cost: number
}

const title = { id: 'title' }
const kinds = ['a', 'b', 'c']
const kind: CheckGroup<Item> = {
  type: 'CheckGroup',
  name: 'kind',
  title,
  options: kinds.map((id) => ({ id, name: id, count: 1 })),
  read: (item) => item.kind,
}
const cost: Range<Item> = {
  type: 'Range',
  name: 'cost',
  title,
  unit: 'price',
  min: 0,
  max: 1000,
  step: 1,
  presets: [],
  read: (item) => item.cost,
}
const filters: Filter<Item>[] = [kind, cost]
const items = fc.array(fc.record({ kind: fc.constantFrom(...kinds), cost: fc.integer({ min: 0, max: 1000 }) }))
const states: fc.Arbitrary<FilterState> = fc
  .tuple(fc.subarray(kinds), fc.integer({ min: -50, max: 1050 }), fc.integer({ min: -50, max: 1050 }))
  .map(([ids, from, to]) => chooseRange(cost, chooseIds(kind, initialFilters, ids), from, to))

test('options are counted again in one pass, an item once for each of its options', () => {
  let reads = 0
  const parts: CheckGroup<readonly string[]> = { ...kind, read: (item) => (reads++, item) }
  const [section] = recounted([{ title: null, hint: null, filters: [parts] }], [['a', 'b'], ['a', 'a'], ['x'], []])
  const counts = section?.filters.flatMap((one) => (one.type === 'CheckGroup' ? one.options : []))
  expect(counts?.map(({ id, count }) => [id, count])).toEqual([
    ['a', 2],
    ['b', 1],
    ['c', 0],
  ])
  expect(reads).toBe(4)
})

test('an item with several options passes if one of them is chosen, and not without any', () => {
  const parts: CheckGroup<readonly string[]> = { ...kind, read: (item) => item }
  const list = [['a', 'b'], ['c'], []]
  expect(applyFilters(list, [parts], chooseIds(parts, initialFilters, ['b', 'c']))).toEqual([['a', 'b'], ['c']])
  expect(applyFilters(list, [parts], chooseOnly(parts, initialFilters, 'a'))).toEqual([['a', 'b']])
  expect(applyFilters(list, [parts], initialFilters)).toEqual(list)
})

describe('a range', () => {
  test('keeps two units outside either end and no more', () => {
    const state = chooseRange(cost, initialFilters, 100, 200)
    const kept = applyFilters(
      [97, 98, 150, 202, 203].map((value) => ({ kind: 'a', cost: value })),
      filters,
      state,
    )
    expect(kept.map((item) => item.cost)).toEqual([98, 150, 202])
    expect(rangeTolerance).toBe(2)
  })

  test('takes its ends in either order and brings them inside', () => {
    expect(chosenRange(cost, chooseRange(cost, initialFilters, 700, -30))).toEqual([0, 700])
  })
})

describe('a check group', () => {
  test('has every option chosen at first', () => {
    expect(chosenIds(kind, initialFilters)).toEqual(kinds)
  })

  test("'Tümü' empties a full group and fills any other", () => {
    const none = toggleAll(kind, initialFilters)
    expect(chosenIds(kind, none)).toEqual([])
    expect(applyFilters([{ kind: 'a', cost: 1 }], filters, none)).toEqual([])
    expect(chosenIds(kind, toggleAll(kind, chooseOnly(kind, initialFilters, 'b')))).toEqual(kinds)
  })

  test("'sadece' leaves one option", () => {
    expect(chosenIds(kind, chooseOnly(kind, initialFilters, 'b'))).toEqual(['b'])
  })

  test('switching an option twice changes nothing', () => {
    fc.assert(
      fc.property(states, fc.constantFrom(...kinds), (state, id) => {
        expect(chosenIds(kind, toggleOption(kind, toggleOption(kind, state, id), id))).toEqual(chosenIds(kind, state))
      }),
    )
  })
})

describe('the active count', () => {
  test('counts filters that differ from their initial value', () => {
    const state = chooseRange(cost, chooseOnly(kind, initialFilters, 'a'), 10, 20)
    expect(activeCount(filters, state)).toBe(2)
  })

  test('returns to none when values are set back by hand', () => {
    fc.assert(
      fc.property(states, (state) => {
        const back = chooseRange(cost, chooseIds(kind, state, kinds), cost.min, cost.max)
        expect(activeCount(filters, back)).toBe(0)
        expect(back).toEqual(initialFilters)
      }),
    )
  })
})

describe('applying filters', () => {
  test('keeps exactly the items that every filter allows, in their order', () => {
    fc.assert(
      fc.property(items, states, (list, state) => {
        const [from, to] = chosenRange(cost, state)
        const wanted = list.filter(
          (item) =>
            chosenIds(kind, state).includes(item.kind) &&
            (!isActive(cost, state) || (item.cost >= from - 2 && item.cost <= to + 2)),
        )
        expect(applyFilters(list, filters, state)).toEqual(wanted)
      }),
    )
  })

  test('leaves the list alone for filters that wait for another list', () => {
    const waiting: Filter<Item>[] = [{ ...kind, read: null }]
    const list = [{ kind: 'a', cost: 1 }]
    expect(applyFilters(list, waiting, chooseOnly(kind, initialFilters, 'b'))).toEqual(list)
  })
})

describe('filters in the URL', () => {
  test('survive the way there and back', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(readFilters(filters, writeFilters(new URLSearchParams(), filters, state))).toEqual(state)
      }),
    )
  })

  test('leave other parameters as they are and vanish when cleared', () => {
    const set = writeFilters(new URLSearchParams('sort=-price'), filters, chooseOnly(kind, initialFilters, 'c'))
    expect(set.toString()).toBe('sort=-price&kind=c')
    expect(writeFilters(set, filters, initialFilters).toString()).toBe('sort=-price')
  })

  test('are read from a form that sends every control', () => {
    const form = new URLSearchParams('kind=a&kind=b&kind=c&cost_min=0&cost_max=1000')
    expect(readFilters(filters, form)).toEqual(initialFilters)
  })

  test.each([
    ['ids of another search', 'kind=x&kind=y'],
    ['text in place of numbers', 'cost_min=abc&cost_max=1e9'],
    ['numbers far outside', 'cost_min=-5&cost_max=99999'],
  ])('ignore %s', (_, query) => {
    expect(activeCount(filters, readFilters(filters, new URLSearchParams(query)))).toBe(0)
  })
})
