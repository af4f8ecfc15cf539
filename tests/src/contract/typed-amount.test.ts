import { expect, test } from 'vitest'
import { amountOf } from '#contract/typed-amount.ts'

test.each([
  ['1200', 1200],
  ['1.200', 1200],
  ['1,200', 1200],
  ['1.200,50', 1200.5],
  ['1,200.5', 1200.5],
  ['1 200 ₺', 1200],
  ['12,5 TL', 12.5],
  [99.999, 100],
  [0.005, 0.01],
  ['0', 0],
  ['-1.200,5', -1200.5],
  ['−5 ₺', -5],
  ['', undefined],
  ['bin', undefined],
  ['1.2.3', undefined],
  ['5-3', undefined],
])('%s is the amount %s', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount)
})
