// @vitest-environment node
import { expect, test } from 'vitest'
import { closedLineCookie, readLineCookie, readRegistrationCookie } from '#store/registration-cookie.ts'

const [first, second] = ['a'.repeat(22), 'b'.repeat(22)]

test('a line that was closed stays closed, while the registration still waits, until a new one begins', () => {
  const [closed = ''] = closedLineCookie(first).split(';')
  expect(readLineCookie(`registration=${first}`)).toBe(first)
  expect(readLineCookie(`registration=${first}; ${closed}`)).toBeNull()
  expect(readRegistrationCookie(`registration=${first}; ${closed}`)).toBe(first)
  expect(readLineCookie(`${closed}; registration=${second}`)).toBe(second)
  expect(readLineCookie('')).toBeNull()
})
