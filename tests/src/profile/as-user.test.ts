import { expect, test } from 'vitest'
import { NoContent } from '#api/client.ts'
import { asUser } from '#profile/as-user.ts'
import { memoryStore, routeArgs } from '#tests/support/route-args.ts'

/** Returns what `asUser` throws on /profile/ for a traveller with this token. */
async function thrown(token: string | null, status: number) {
  const { kept, store } = memoryStore()
  kept.token = token
  const { args, calls } = routeArgs(
    '/profile/?tab=bus',
    { 'GET /api/user/': () => Response.json({}, { status }) },
    { store },
  )
  const error: unknown = await asUser(args, (api) => api.get('/api/user/', NoContent)).catch((one: unknown) => one)
  return { error, kept, calls }
}

test.each([
  ['a guest', null, 0],
  ['a user whose token the gateway rejects', 'old', 1],
])('%s is sent to the sign-in by a full page load, and back', async (_, token, count) => {
  const { error, calls } = await thrown(token, 401)
  expect(calls).toHaveLength(count)
  expect(error).toBeInstanceOf(Response)
  const { headers } = error as Response
  expect(headers.get('Location')).toBe('/auth/login/?returnTo=%2Fprofile%2F%3Ftab%3Dbus')
  expect(headers.get('X-Remix-Reload-Document')).toBe('true')
})

test('another failed call stays an error of the call', async () => {
  expect((await thrown('token', 403)).error).toMatchObject({ status: 403 })
})
