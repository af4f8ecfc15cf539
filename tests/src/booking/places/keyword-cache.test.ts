// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyCache, lookUp, openCache, remember } from '#booking/places/keyword-cache.ts'
import { Airport } from '#contract/frame.ts'
import { hourMilliseconds } from '#contract/milliseconds.ts'

const istanbul = { id: 1, code: 'IST', name: 'İstanbul Havalimanı', city: 'İstanbul', country_code: 'TR' }
const now = Date.parse('2026-11-21T08:00:00Z')
const cached = remember(emptyCache('1.0.0'), 'ist', [istanbul], now)

test('a keyword is answered for a day and asked again after it', () => {
  expect(lookUp(cached, 'ist', now + 23 * hourMilliseconds)).toEqual([istanbul])
  expect(lookUp(cached, 'ist', now + 24 * hourMilliseconds)).toBeUndefined()
  expect(lookUp(cached, 'esb', now)).toBeUndefined()
})

test('a clock that went back does not make an answer last longer', () => {
  expect(lookUp(cached, 'ist', now - hourMilliseconds)).toBeUndefined()
})

test('spellings that search alike share an answer', () => {
  for (const spelling of ['IST', ' ist ', 'İST', 'ıst']) expect(lookUp(cached, spelling, now)).toEqual([istanbul])
})

test('a longer keyword under an empty one is empty without a call; under a found one it is asked', () => {
  const empty = remember(cached, 'zzz', [], now)
  expect(lookUp(empty, 'zzzz', now)).toEqual([])
  expect(lookUp(empty, 'zzzz', now + 24 * hourMilliseconds)).toBeUndefined()
  expect(lookUp(empty, 'ista', now)).toBeUndefined()
  expect(lookUp(empty, 'zz', now)).toBeUndefined()
})

test('whatever is added to an empty keyword, no call is made', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 3, maxLength: 10 }).filter((text) => /[a-z]{3}/.test(text)),
      fc.string({ maxLength: 10 }),
      (keyword, more) => {
        const empty = remember(emptyCache('1'), keyword, [], now)
        const longer = lookUp(empty, keyword + more, now)
        expect(longer === undefined || longer.length === 0).toBe(true)
        expect(lookUp(empty, keyword, now)).toEqual([])
      },
    ),
  )
})

test('another version, a damaged record and no record begin anew', () => {
  expect(openCache(cached, '1.0.0', Airport)).toEqual(cached)
  expect(openCache(cached, '1.0.1', Airport)).toEqual(emptyCache('1.0.1'))
  expect(openCache({ version: '1.0.0', entries: 'x' }, '1.0.0', Airport)).toEqual(emptyCache('1.0.0'))
  expect(openCache(undefined, '1.0.0', Airport)).toEqual(emptyCache('1.0.0'))
})

test('the record does not grow without end, and stale answers leave it', () => {
  let cache = emptyCache('1')
  for (let index = 0; index < 300; index++) cache = remember(cache, `place ${index}x`, [], now)
  expect(Object.keys(cache.entries)).toHaveLength(200)
  expect(Object.keys(remember(cache, 'late', [], now + 25 * hourMilliseconds).entries)).toEqual(['late'])
})
