// @vitest-environment node
import { expect, test } from 'vitest'
import { readSearchedCookie, searchedCookie } from '#store/searched-cookie.ts'

test('the last searched product leads, each stands once', () => {
  expect(readSearchedCookie('a=1')).toEqual([])
  const first = searchedCookie('a=1', 'flight')
  expect(first).toMatch(/^searched=flight; Path=\/; Max-Age=2592000; SameSite=Lax$/)
  const second = searchedCookie('a=1; searched=flight', 'bus')
  expect(readSearchedCookie(second)).toEqual(['bus', 'flight'])
  expect(readSearchedCookie(searchedCookie('searched=bus.flight', 'flight'))).toEqual(['flight', 'bus'])
})

test('what is no product is passed over', () => {
  expect(readSearchedCookie('searched=hotel.bus.; x=2')).toEqual(['bus'])
})
