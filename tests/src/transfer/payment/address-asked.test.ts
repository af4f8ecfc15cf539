// @vitest-environment node
import { expect, test } from 'vitest'
import { locationKinds } from '#contract/transfer-search.ts'
import { asksAddress } from '#transfer/payment/address-asked.ts'

const asked = (type: number) => locationKinds.filter((kind) => asksAddress([{ kind: 'airport' }, { kind }], type))

test('a private ride needs an address at every end without a stop', () => {
  expect(asked(2)).toEqual(['centre', 'district', 'area', 'hotels'])
  expect(asksAddress([{ kind: 'hotels' }, { kind: 'airport' }], 2)).toBe(true)
})

test('a shuttle needs the hotel alone', () => {
  expect(asked(1)).toEqual(['hotels'])
})

test('nothing is asked where a backend names no kinds', () => {
  expect(asksAddress([{ kind: null }, { kind: null }], 2)).toBe(false)
})
