import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMilliseconds } from '#contract/milliseconds.ts'
import { keepAnswer, keepWithin, knownAnswer } from '#sw/keyword-results.ts'
import { memoryCache } from '#tests/sw/memory-cache.ts'

const noon = Date.parse('2026-11-21T09:00:00Z')
const question = (keyword: string, changes: { now?: number; userInfo?: string } = {}) => ({
  url: new URL(`https://ufuk.example/api/flight/airport/?${new URLSearchParams({ keyword })}`),
  userInfo: 'tr|TR|TRY',
  now: noon,
  maxAge: dayMilliseconds,
  ...changes,
})
const found = (...results: string[]) => Response.json({ results })
const answerOf = async (...asked: Parameters<typeof knownAnswer>): Promise<unknown> =>
  (await knownAnswer(...asked))?.json()

test('a keyword is known for a day, however it is spelt', async () => {
  const { cache } = memoryCache()
  await keepAnswer(cache, found('IST'), question('İstanbul'))
  expect(await answerOf(cache, question('istanbul '))).toEqual({ results: ['IST'] })
  expect(await answerOf(cache, question('ISTANBUL', { now: noon + dayMilliseconds - 1 }))).toEqual({ results: ['IST'] })
  expect(await answerOf(cache, question('istanbul', { now: noon + dayMilliseconds }))).toBeUndefined()
  expect(await answerOf(cache, question('istanbu'))).toBeUndefined()
})

test('a clock that was set back makes nothing young', async () => {
  const { cache } = memoryCache()
  await keepAnswer(cache, found('IST'), question('ist'))
  expect(await answerOf(cache, question('ist', { now: noon - dayMilliseconds }))).toBeUndefined()
})

test('another language is another answer', async () => {
  const { cache } = memoryCache()
  await keepAnswer(cache, found('Münih'), question('mun'))
  expect(await answerOf(cache, question('mun', { userInfo: 'en|TR|TRY' }))).toBeUndefined()
  expect(await answerOf(cache, question('mun', { userInfo: 'tr|DE|EUR' }))).toEqual({ results: ['Münih'] })
})

test('under an empty keyword every longer one is empty, for as long as the empty one is known', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.stringMatching(/^[a-z]{3,8}$/),
      fc.stringMatching(/^[a-zçğıöşü]{0,6}$/),
      fc.nat(2 * dayMilliseconds),
      async (keyword, more, age) => {
        const { cache } = memoryCache()
        await keepAnswer(cache, found(), question(keyword))
        const known = await answerOf(cache, question(keyword + more, { now: noon + age }))
        expect(known).toEqual(age < dayMilliseconds ? { results: [] } : undefined)
      },
    ),
  )
})

test('a keyword with lists of several kinds is empty if all of them are', async () => {
  const { cache } = memoryCache()
  const none = { locations: [], activities: [] }
  await keepAnswer(cache, Response.json(none), question('xyz'))
  expect(await answerOf(cache, question('xyzw'))).toEqual(none)
  await keepAnswer(cache, Response.json({ ...none, activities: ['dive'] }), question('div'))
  expect(await answerOf(cache, question('dive'))).toBeUndefined()
})

test('a keyword that found something says nothing of longer ones', async () => {
  const { cache } = memoryCache()
  await keepAnswer(cache, found('IST', 'ISP'), question('is'))
  expect(await answerOf(cache, question('ist'))).toBeUndefined()
})

test('a reply that is cut off in the middle leaves the other replies in the cache', async () => {
  const { cache } = memoryCache()
  await keepWithin(cache, found('IST'), question('ist'), 5)
  const cut = new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }))
  await expect(keepWithin(cache, cut, question('esb'), 5)).rejects.toThrow('network error')
  expect(await answerOf(cache, question('ist'))).toEqual({ results: ['IST'] })
})

test('the oldest replies above the maximum go, and all of them if the storage is full', async () => {
  const { cache, kept } = memoryCache()
  for (const keyword of ['ist', 'esb', 'adb']) await keepWithin(cache, found(keyword), question(keyword), 2)
  expect(kept.size).toBe(2)
  expect(await answerOf(cache, question('ist'))).toBeUndefined()
  const put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  await keepWithin({ ...cache, put }, found('AYT'), question('ayt'), 2)
  expect(kept.size).toBe(0)
})
