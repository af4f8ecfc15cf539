// @vitest-environment node
import { expect, test } from 'vitest'
import { lastingParams } from '#booking/results/use-list-params.ts'

test('pages, open fares, a told notice and seats shown without scripts do not outlast a change of the list', () => {
  const params = new URLSearchParams('session_unique=a&page=3&fares=1&notice=day&trip=b&companies=2')
  expect(lastingParams(params).toString()).toBe('session_unique=a&companies=2')
  expect(lastingParams(params, ['companies']).toString()).toBe('session_unique=a')
})
