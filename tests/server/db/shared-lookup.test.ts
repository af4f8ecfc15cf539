// @vitest-environment node
import { expect, test } from 'vitest'
import type { Orm } from '#server/db/database.ts'
import { sharedLookup } from '#server/db/shared-lookup.ts'

/** Creates a lookup that finds the length of each key, and that records which keys it was asked for. */
function world() {
  const asked: string[][] = []
  const lookup = sharedLookup(async (_: Orm, keys) => {
    asked.push(keys)
    if (keys.includes('bad')) throw new Error('no answer')
    return new Map(keys.map((key) => [key, key.length]))
  })
  return { asked, lookup, one: {} as Orm, other: {} as Orm }
}

test('all that ask in one turn share a query, with each key once', async () => {
  const { asked, lookup, one } = world()
  const found = await Promise.all([lookup(one, ['a', 'bb']), lookup(one, ['bb', 'ccc']), lookup(one, ['a'])])
  expect(asked).toEqual([['a', 'bb', 'ccc']])
  expect(found[1].get('ccc')).toBe(3)
})

test('who asks later is told what is true then', async () => {
  const { asked, lookup, one } = world()
  await lookup(one, ['a'])
  await lookup(one, ['a'])
  expect(asked).toEqual([['a'], ['a']])
})

test('who asks while a query runs waits for the next one', async () => {
  let answer = () => {}
  const asked: string[][] = []
  const lookup = sharedLookup(async (_: Orm, keys) => {
    asked.push(keys)
    await new Promise<void>((resolve) => (answer = resolve))
  })
  const one = {} as Orm
  const first = lookup(one, ['a'])
  await expect.poll(() => asked).toHaveLength(1)
  const second = lookup(one, ['a'])
  answer()
  await first
  await expect.poll(() => asked).toHaveLength(2)
  answer()
  await second
})

test('databases are asked apart', async () => {
  const { asked, lookup, one, other } = world()
  await Promise.all([lookup(one, ['a']), lookup(other, ['b'])])
  expect(asked).toEqual([['a'], ['b']])
})

test('a query that fails fails for all of its turn, and for no other', async () => {
  const { lookup, one } = world()
  const both = await Promise.allSettled([lookup(one, ['a']), lookup(one, ['bad'])])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await lookup(one, ['a'])).get('a')).toBe(1)
})
