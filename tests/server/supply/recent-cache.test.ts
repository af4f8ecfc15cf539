// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RecentCache } from '#server/supply/recent-cache.ts'

describe('the cache of recent values', () => {
  it('makes a value once while it is in use', () => {
    const cache = new RecentCache<string, object>(4)
    const first = cache.get('a', () => ({}))
    for (const other of ['b', 'c', 'd', 'e', 'f', 'g']) {
      cache.get(other, () => ({}))
      expect(cache.get('a', () => ({}))).toBe(first)
    }
  })

  it('lets go of what is not used any more', () => {
    const cache = new RecentCache<string, object>(4)
    const first = cache.get('a', () => ({}))
    for (const other of ['b', 'c', 'd', 'e', 'f', 'g']) cache.get(other, () => ({}))
    expect(cache.get('a', () => ({}))).not.toBe(first)
  })

  it('never holds more than its limit, and answers right whatever is asked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.array(fc.nat({ max: 40 })), (limit, keys) => {
        const cache = new RecentCache<number, number>(limit)
        for (const key of keys) {
          expect(cache.get(key, () => key * 2)).toBe(key * 2)
          expect(cache.size).toBeLessThanOrEqual(limit + 1)
        }
      }),
    )
  })
})
