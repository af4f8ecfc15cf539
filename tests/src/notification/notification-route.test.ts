// @vitest-environment node
import { expect, test } from 'vitest'
import { loader } from '#notification/notification-route.tsx'
import { action as push } from '#notification/push-route.ts'
import { type Answers, memoryStore, routeArgs } from '#tests/support/route-args.ts'

const item = { title: 'Fiyat düştü', content: '…', created_at: '2026-11-21T06:00:00.000Z', readed: false }
const answers: Answers = {
  'GET /api/notification/list/': () => Response.json({ results: [item] }),
  'GET /api/notification/info/': () => Response.json({ total_count: 25 }),
}

function signedIn() {
  const memory = memoryStore()
  memory.kept.token = 'token'
  return memory.store
}

test('the list grows by ten with the page of the address, from its first page on', async () => {
  for (const [query, per_page] of [
    ['', '10'],
    ['?page=2', '20'],
    ['?page=3', '30'],
    ['?page=x', '10'],
  ]) {
    const { args, calls } = routeArgs(`/notification/${query}`, answers, { store: signedIn() })
    expect(await loader(args)).toMatchObject({ items: [item], total: 25, push: null })
    expect(calls.find(({ name }) => name.endsWith('/list/'))?.body).toEqual({ page: '1', per_page })
  }
})

test('a guest is sent to sign in and back, and so is one whose sign-in ran out', async () => {
  const to = (error: unknown) => (error instanceof Response ? error.headers.get('Location') : error)
  const guest = routeArgs('/notification/?page=2', answers)
  const address = '/auth/login/?returnTo=%2Fnotification%2F%3Fpage%3D2'
  expect(await loader(guest.args).catch(to)).toBe(address)
  expect(guest.calls).toEqual([])
  const refused = { 'GET /api/notification/list/': () => Response.json({ detail: ['…'] }, { status: 401 }) }
  const late = routeArgs('/notification/?page=2', { ...answers, ...refused }, { store: signedIn() })
  expect(await loader(late.args).catch(to)).toBe(address)
})

test('a lost connection is an error page with its status', async () => {
  const { args } = routeArgs('/notification/', {}, { store: signedIn() })
  await expect(loader(args)).rejects.toMatchObject({ init: { status: 503 } })
})

test('where a longer list can not be had, what is shown stays', async () => {
  const { args } = routeArgs('/notification/?page=2', {}, { store: signedIn() })
  expect(await loader(args)).toBeNull()
})

test('a subscription is handed over, and taken back without one', async () => {
  const calls = async (form: Record<string, string>) => {
    const done = {
      'POST /api/notification/push/': () => Response.json({}, { status: 201 }),
      'DELETE /api/notification/push/': () => new Response(null, { status: 204 }),
    }
    const { args, calls: made } = routeArgs('/notification/push/', done, { form })
    expect(await push(args)).toEqual({ failed: false })
    return made
  }
  const subscription = { endpoint: 'https://push.example/a', keys: { p256dh: 'AAAA', auth: 'BBBB' } }
  expect(await calls({ subscription: JSON.stringify({ ...subscription, expirationTime: null }) })).toEqual([
    { name: 'POST /api/notification/push/', body: subscription },
  ])
  expect((await calls({ off: 'true' }))[0]?.name).toBe('DELETE /api/notification/push/')
  const { args } = routeArgs('/notification/push/', {}, { form: { off: 'true' } })
  expect(await push(args)).toMatchObject({ data: { failed: true } })
})
