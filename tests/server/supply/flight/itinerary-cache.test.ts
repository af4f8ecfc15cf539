// @vitest-environment node
import { expect, test } from 'vitest'
import { itineraryCache } from '#server/supply/flight/itinerary-cache.ts'

const listOf = (length: number) => ({ ways: Array.from({ length }, (_, index) => index) })

test('many short lists are kept, and a long one takes the place of those used least recently', () => {
  const cache = itineraryCache(100)
  for (let key = 0; key < 10; key++) cache.set(String(key), listOf(9))
  expect(cache.size).toBe(10)
  cache.get('0')
  cache.set('long', listOf(69))
  expect([...cache.keys()].toSorted()).toEqual(['0', '8', '9', 'long'])
})

test('empty lists count, and one that is too long is not kept', () => {
  const cache = itineraryCache(100)
  for (let key = 0; key < 200; key++) cache.set(String(key), listOf(0))
  expect(cache.size).toBe(100)
  cache.set('whole', listOf(100))
  expect(cache.has('whole')).toBe(false)
})
