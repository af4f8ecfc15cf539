// @vitest-environment node
import { expect, test } from 'vitest'
import { locationKinds } from '#contract/transfer-place.ts'
import { asksAddress } from '#transfer/payment/address-asked.ts'

const asked = (isShared: boolean) =>
  locationKinds.filter((kind) => asksAddress([{ kind: 'airport' }, { kind }], isShared))

test('a private ride needs an address at every end without a stop', () => {
  expect(asked(false)).toEqual(['centre', 'district', 'area', 'hotels'])
  expect(asksAddress([{ kind: 'hotels' }, { kind: 'airport' }], false)).toBe(true)
})

test('a shuttle needs the hotel alone', () => {
  expect(asked(true)).toEqual(['hotels'])
})

test('nothing is asked where a backend names no kinds', () => {
  expect(asksAddress([{ kind: null }, { kind: null }], false)).toBe(false)
})
