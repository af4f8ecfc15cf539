// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bracketKeys, nestKeys } from '#contract/bracketed-keys.ts'

test('nested fields become bracketed keys and come back', () => {
  const form = { email: 'a@b.co', bill: { city: 'İzmir' }, passengers: [{ name: 'Ali' }, { name: 'Ece' }] }
  expect(bracketKeys(form)).toEqual({
    email: 'a@b.co',
    'bill[city]': 'İzmir',
    'passengers[0][name]': 'Ali',
    'passengers[1][name]': 'Ece',
  })
  expect(nestKeys(bracketKeys(form))).toEqual(form)
})

test('nested input passes through unchanged', () => {
  const form = { bill: { city: 'İzmir' }, passengers: [{ name: 'Ali' }] }
  expect(nestKeys(form)).toEqual(form)
})

test('no key reaches a prototype or makes a huge array', () => {
  const nested = nestKeys({ '__proto__[polluted]': 'yes', 'a[constructor][prototype][b]': 1, 'list[4000000000]': 1 })
  expect(nested).toEqual({ list: { 4000000000: 1 } })
  expect(nestKeys({ list: ['a'], 'list[4000000000]': 1 })).toEqual({ list: { 0: 'a', 4000000000: 1 } })
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
})

test('numbers above 50 are IDs, in any order and depth, and none is lost', () => {
  expect(nestKeys({ 'extra[3]': 1, 'extra[204]': 2, 'list[1][204][x]': 3, 'list[1][2][x]': 4 })).toEqual({
    extra: { 3: 1, 204: 2 },
    list: [undefined, { 2: { x: 4 }, 204: { x: 3 } }],
  })
  expect(nestKeys({ 'extra[204]': 2, 'extra[3]': 1, '204': 3 })).toEqual({ extra: { 3: 1, 204: 2 }, 204: 3 })
  const ids = fc.dictionary(fc.nat().map(String), fc.integer(), { minKeys: 1 })
  fc.assert(
    fc.property(ids, (chosen) => {
      expect(Object.entries(nestKeys(bracketKeys({ chosen }))['chosen'] ?? {})).toEqual(Object.entries(chosen))
    }),
  )
})

test('any flat object with plain keys survives', () => {
  const key = fc.stringMatching(/^[a-z][a-z_]{0,10}$/)
  fc.assert(
    fc.property(fc.dictionary(key, fc.oneof(fc.string(), fc.integer(), fc.boolean())), (flat) => {
      fc.pre(!Object.keys(flat).some((name) => ['constructor', 'prototype'].includes(name)))
      expect(nestKeys(flat)).toEqual({ ...flat })
    }),
  )
})

test('an array takes its elements, not its length', () => {
  expect(nestKeys({ 'passengers[0][name]': 'Ali', 'passengers[length]': 4_294_967_295 })).toEqual({
    passengers: [{ name: 'Ali' }],
  })
  expect(nestKeys({ 'passengers[0]': 'Ali', 'passengers[length]': -1, 'passengers[push]': 'x' })).toEqual({
    passengers: ['Ali'],
  })
})
