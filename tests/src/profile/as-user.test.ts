import { expect, onTestFinished, test } from 'vitest'
import { NoContent } from '#api/client.ts'
import { asUser } from '#profile/as-user.ts'
import { markSignInEnded, notePageUser } from '#store/ended-sign-in.ts'
import { memoryStore, routeArgs } from '#tests/support/route-args.ts'

test('a rejected sign-in ends, but not a newer one that another tab has stored meanwhile', async () => {
  const { kept, store, tickets } = memoryStore()
  const save = async (meanwhile: () => void) => {
    const reject = () => {
      meanwhile()
      return Response.json({}, { status: 401 })
    }
    const { args } = routeArgs('/profile/', { 'POST /api/user/passengers/': reject }, { store })
    const call = asUser(args, (api) => api.send('POST', '/api/user/passengers/', NoContent, {}))
    const answer: unknown = await call.catch((error: unknown) => error)
    expect(answer).toBeInstanceOf(Response)
  }
  kept.token = 'old'
  await store.saveTicket('x', {})
  await save(() => void (kept.token = 'new'))
  expect([kept.token, tickets.size]).toEqual(['new', 1])
  await save(() => undefined)
  expect([kept.token, tickets.size]).toEqual([null, 0])
})

test('a page whose sign-in has ended leaves a later one of another tab alone', async () => {
  const { kept, store } = memoryStore()
  kept.token = 'later'
  notePageUser(true)
  markSignInEnded()
  onTestFinished(() => notePageUser(false))
  const { args } = routeArgs('/profile/', { 'GET /api/user/': () => Response.json({}, { status: 401 }) }, { store })
  const answer: unknown = await asUser(args, (api) => api.get('/api/user/', NoContent)).catch((error: unknown) => error)
  expect(answer).toBeInstanceOf(Response)
  expect(kept.token).toBe('later')
})
