import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import * as shared from '#contract/shared-types.ts'

test.each([
  [shared.string, z.string],
  [shared.number, z.number],
  [shared.boolean, z.boolean],
])('all plain schemas of a type are one, and take what Zod’s take', (make, zods) => {
  expect(make()).toBe(make())
  for (const value of ['a', 1, true, null, undefined, {}])
    expect(z.safeParse(make(), value).success).toBe(z.safeParse(zods(), value).success)
})

test('a check or a message makes another schema', () => {
  const short = shared.string().check(shared.maxLength(1))
  expect(z.safeParse(short, 'ab').success).toBe(false)
  expect(z.safeParse(shared.string(), 'ab').success).toBe(true)
  expect(z.safeParse(shared.string('wrong'), 1).error?.issues[0]?.message).toBe('wrong')
  expect(z.safeParse(shared.string(), 1).error?.issues[0]?.message).not.toBe('wrong')
})

test('it has all that Zod has', () => {
  expect(Object.keys(shared).toSorted()).toEqual(Object.keys(z).toSorted())
})
