// @vitest-environment node
import { expect, test } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { watchedSearch } from '#api/price-alert.ts'

test.each([
  [404, null],
  [405, null],
  [501, null],
  [0, 'unknown'],
  [429, 'unknown'],
  [503, 'unknown'],
])('a %i tells of a backend without the call (null), or of no answer', async (status, watched) => {
  const get = async () => {
    throw new ApiError(status)
  }
  expect(await watchedSearch({ get }, 'flight', 'search-1', {})).toBe(watched)
})

test('a 404 at the search itself tells that the search is unknown, whoever offers the call', async () => {
  const get = async () => {
    throw new ApiError(404, { option: ['Bulunamadı'] })
  }
  expect(await watchedSearch({ get }, 'flight', 'zz', {})).toBe('gone')
})
