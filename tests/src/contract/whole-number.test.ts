// @vitest-environment node
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { optionalId, wholeNumber } from '#contract/rule-schemas.ts'

/** Returns the parsed value, or the rule codes of what is wrong with it. */
function read(schema: typeof wholeNumber | typeof optionalId, value: unknown) {
  const result = z.safeParse(schema, value)
  return result.success ? result.data : result.error.issues.map(({ message }) => message)
}

test.each([
  [0, 0],
  ['12', 12],
  ['', ['required']],
  [undefined, ['required']],
  [null, ['required']],
])('a required whole number: %j is %j', (given, expected) => {
  expect(read(wholeNumber, given)).toEqual(expected)
})

test.each([
  [7, 7],
  ['7', 7],
  ['', null],
  [null, null],
  [undefined, null],
])('an optional ID: %j is %j', (given, expected) => {
  expect(read(optionalId, given)).toEqual(expected)
})

test.each([
  ['x', 'digits'],
  [' ', 'digits'],
  ['-1', 'digits'],
  [-1, 'digits'],
  [1.5, 'digits'],
  ['1234567890', 'invalid'],
  [1_234_567_890, 'invalid'],
  [2 ** 53, 'invalid'],
  [1e20, 'invalid'],
  [-1e20, 'digits'],
  [-1.5, 'digits'],
  [Infinity, 'digits'],
  [true, 'number'],
  [[], 'number'],
])('%j breaks the rule %j in both', (given, code) => {
  expect([read(wholeNumber, given), read(optionalId, given)]).toEqual([[code], [code]])
})
