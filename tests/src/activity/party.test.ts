import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasAges, mostOf, partyFields, partySize, readParty, withAge, withChildren } from '#activity/party.ts'
import { nightsOf } from '#activity/use-activity-duration.ts'

const party = (query: string) => readParty(new URLSearchParams(query))

test('a party is two adults unless the address names another', () => {
  expect(party('')).toEqual({ adults: 2, ages: [] })
  expect(party('adult_count=1&child_count=2&child_ages=7&child_ages=')).toEqual({ adults: 1, ages: [7, null] })
  expect(party('adult_count=1&child_count=2&child_ages=7,0')).toEqual({ adults: 1, ages: [7, 0] })
  expect(party('adult_count=x&child_count=1.5')).toEqual({ adults: 2, ages: [] })
})

test('ages that no child has are not chosen, and those of no child are dropped', () => {
  expect(party('child_count=3&child_ages=17,18,abc')).toEqual({ adults: 2, ages: [17, null, null] })
  expect(party('child_count=1&child_ages=4,5')).toEqual({ adults: 2, ages: [4] })
})

test('no address makes a party beyond the limits', () => {
  const counts = fc.oneof(fc.integer({ min: -5, max: 120 }).map(String), fc.string())
  fc.assert(
    fc.property(counts, counts, fc.array(counts), (adult_count, child_count, ages) => {
      const read = readParty(
        new URLSearchParams([...Object.entries({ adult_count, child_count }), ['child_ages', ages.join(',')]]),
      )
      expect(read.adults).toBeGreaterThanOrEqual(1)
      expect(partySize(read)).toBeLessThanOrEqual(8)
      expect(mostOf(read, 'adults')).toBeGreaterThanOrEqual(read.adults)
      expect(mostOf(read, 'children')).toBeGreaterThanOrEqual(read.ages.length)
    }),
  )
})

test('what an address says of a party is read back from it', () => {
  const ages = fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), ages, (adults, given) => {
      expect(readParty(new URLSearchParams(partyFields({ adults, ages: given })))).toEqual({ adults, ages: given })
    }),
  )
})

test('children keep their ages while their number changes, and unknown ages are not told', () => {
  const two = withAge(withChildren(party(''), 2), 0, 5)
  expect(two.ages).toEqual([5, null])
  expect(hasAges(two)).toBe(false)
  expect(partyFields(two)).toEqual({ adult_count: '2', child_count: '2' })
  expect(withChildren(two, 1).ages).toEqual([5])
})

test('an activity has one night less than it has days', () => {
  expect([1, 2, 3, 8].map(nightsOf)).toEqual([0, 1, 2, 7])
})
