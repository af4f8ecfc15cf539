import { expect, test } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { asRouteError } from '#api/loader-error.ts'

test('a failed call reaches the router with its status, 503 where no answer came', () => {
  expect(asRouteError(new ApiError(404))).toMatchObject({ init: { status: 404 } })
  expect(asRouteError(new ApiError(0))).toMatchObject({ init: { status: 503 } })
})

test('what is no failed call stays as it is', () => {
  const redirect = new Response(null, { status: 302 })
  expect(asRouteError(redirect)).toBe(redirect)
})
