// @vitest-environment node
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LoginReply } from '#contract/auth.ts'
import { NotificationInfo, NotificationList, PushState } from '#contract/content.ts'
import { hashPassword } from '#server/account/password.ts'
import { users } from '#server/db/schema/accounts.ts'
import { notifications, pushOutbox, pushSubscriptions } from '#server/db/schema/content.ts'
import { checkPriceAlerts } from '#server/jobs/check-price-alerts.ts'
import { sendPush } from '#server/jobs/send-push.ts'
import type { PushOutcome } from '#server/push/push-sender.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { noon } from '#tests/server/support/noon.ts'
import { searchFlights } from '#tests/server/support/flight-journey.ts'
import { errorOf } from '#tests/server/support/error-body.ts'

const gateway = sharedGateway()
let demo: Record<string, string>
let other: Record<string, string>
beforeAll(async () => {
  demo = await gateway.signIn()
  await gateway.deps.db.orm
    .insert(users)
    .values({ username: 'other', email: 'other@example.com', passwordHash: await hashPassword('other-pass-2026') })
  const login = { username: 'other', password: 'other-pass-2026' }
  other = { Authorization: `Token ${LoginReply.parse(await gateway.json('POST', '/api/auth/login/', login)).token}` }
})
beforeEach(() => {
  gateway.pushes.length = 0
})

const list = async (query = '', headers = demo) =>
  NotificationList.parse(await gateway.json('GET', `/api/notification/list/${query}`, undefined, headers)).results
const info = async (headers = demo) =>
  NotificationInfo.parse(await gateway.json('GET', '/api/notification/info/', undefined, headers))

describe('notifications', () => {
  test('come newest first, ten a page, and count as read once they were listed', async () => {
    expect(await info()).toEqual({ total_count: 25, unread_count: 4 })
    const first = await list('?page=1&per_page=10')
    expect(first).toHaveLength(10)
    expect(first.map(({ readed }) => readed)).toEqual([...Array(4).fill(false), ...Array(6).fill(true)])
    expect(first.map(({ created_at }) => created_at)).toEqual(
      first.map(({ created_at }) => created_at).toSorted((a, b) => b.localeCompare(a)),
    )
    expect(await info()).toEqual({ total_count: 25, unread_count: 0 })
    const grown = await list('?page=1&per_page=30')
    expect(grown).toHaveLength(25)
    expect(grown.every(({ readed }) => readed)).toBe(true)
    expect(grown.slice(0, 10).map(({ id }) => id)).toEqual(first.map(({ id }) => id))
    expect(await list('?page=3&per_page=10')).toHaveLength(5)
  })

  test('are in the language of the request', async () => {
    const [newest] = await list('?per_page=1', { ...demo, 'X-User-Info': 'en|GB|GBP' })
    expect(newest?.title).toBe('Price drop: Istanbul – Izmir')
  })

  test('are nobody else’s: another user has none, a guest is refused', async () => {
    expect(await list('', other)).toEqual([])
    expect(await info(other)).toEqual({ total_count: 0, unread_count: 0 })
    for (const [method, path] of [
      ['GET', 'list'],
      ['GET', 'info'],
      ['GET', 'push'],
      ['POST', 'push'],
      ['DELETE', 'push'],
    ] as const)
      expect((await gateway.request(method, `/api/notification/${path}/`)).status).toBe(401)
  })

  test('are not paged by nonsense', async () => {
    for (const query of ['?page=0', '?per_page=ten', '?per_page=-1']) {
      const response = await gateway.request('GET', `/api/notification/list/${query}`, undefined, demo)
      expect([query, response.status]).toEqual([query, 400])
    }
  })
})

const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16, 1).toString('base64url') }
const allow = (endpoint: string, headers: Record<string, string>) =>
  gateway.request('POST', '/api/notification/push/', { endpoint, keys }, headers)
const pushState = async (headers: Record<string, string>) =>
  PushState.parse(await gateway.json('GET', '/api/notification/push/', undefined, headers))

describe('a push subscription', () => {
  test('is kept for this sign-in alone, replaced by another, and taken back', async () => {
    expect((await allow('https://push.example/a', demo)).status).toBe(201)
    expect((await allow('https://push.example/b', demo)).status).toBe(201)
    expect(await pushState(demo)).toEqual({ public_key: 'public-key', endpoints: ['https://push.example/b'] })
    const elsewhere = await gateway.signIn()
    expect((await pushState(elsewhere)).endpoints).toEqual([])
    expect((await gateway.request('DELETE', '/api/notification/push/', undefined, demo)).status).toBe(204)
    expect((await pushState(demo)).endpoints).toEqual([])
  })

  test('goes with the sign-in, and a browser belongs to whoever signed in last', async () => {
    const device = await gateway.signIn()
    await allow('https://push.example/shared', device)
    await gateway.request('DELETE', '/api/auth/logout/', undefined, device)
    expect(await gateway.deps.db.orm.select().from(pushSubscriptions)).toEqual([])
    await allow('https://push.example/shared', demo)
    await allow('https://push.example/shared', other)
    expect((await pushState(demo)).endpoints).toEqual([])
    await gateway.request('DELETE', '/api/notification/push/', undefined, other)
  })

  test('of an address that is no push service, or with broken keys, is refused', async () => {
    const inside = await allow('https://169.254.169.254/latest/', demo)
    expect([inside.status, await errorOf(inside)]).toEqual([400, { endpoint: ['Geçersiz değer'] }])
    const broken = { endpoint: 'https://push.example/c', keys: { ...keys, auth: 'AAAA' } }
    expect((await gateway.request('POST', '/api/notification/push/', broken, demo)).status).toBe(400)
    expect((await gateway.request('POST', '/api/notification/push/', {}, demo)).status).toBe(400)
  })
})

describe('a price that falls', () => {
  const fall = async (day: string, headers: Record<string, string>) => {
    gateway.flights.surcharge = 0
    const { form_data: form } = await searchFlights(gateway, { departure_date: day })
    const body = { option: form.id, notify_email: `${day}@example.com` }
    await gateway.json('POST', '/api/flight/info/price-alert/', body, headers)
    gateway.flights.surcharge = -20_000
    expect(await checkPriceAlerts(gateway.deps)).toBeGreaterThanOrEqual(1)
    return form.id
  }

  test('is told in the app and on the browsers that allowed it, once', async () => {
    await allow('https://push.example/phone', { ...demo, 'X-User-Info': 'en|GB|GBP' })
    const option = await fall('2026-12-10', demo)
    expect(gateway.woken).toContain('send-push')
    const [newest] = await list('?per_page=1')
    expect(newest).toMatchObject({
      title: 'Fiyat düştü: İstanbul – Ankara',
      content: '10 Aralık 2026 Perşembe kalkışlı aramanızın en düşük fiyatı 1.250,00\u00A0₺ iken 1.050,00\u00A0₺ oldu.',
      url: `/flight/search-gate/${option}/`,
      readed: false,
    })
    expect(await sendPush(gateway.deps)).toBe(1)
    expect(await sendPush(gateway.deps)).toBe(0)
    expect(gateway.pushes).toMatchObject([
      {
        target: { endpoint: 'https://push.example/phone' },
        message: { title: 'Price drop: Istanbul – Ankara', url: `/flight/search-gate/${option}/`, language: 'en' },
      },
    ])
  })

  test('of a guest’s alert writes no notification', async () => {
    const before = await gateway.deps.db.orm.$count(notifications)
    await fall('2026-12-11', {})
    expect(await gateway.deps.db.orm.$count(notifications)).toBe(before)
  })

  test('is pushed again later where the service is down, given up in the end, and never where the browser is gone', async () => {
    const { orm } = gateway.deps.db
    let outcome: PushOutcome = 'later'
    const asked: string[] = []
    const send = async ({ endpoint }: { endpoint: string }) => {
      asked.push(endpoint)
      return outcome
    }
    const deps = { ...gateway.deps, push: { ...gateway.deps.push, send } }
    await allow('https://push.example/down', demo)
    await fall('2026-12-12', demo)
    for (let time = 0; time < 8; time++) {
      await sendPush(deps)
      gateway.pass(3600)
    }
    expect(asked).toHaveLength(4)
    expect(await orm.select().from(pushOutbox)).toEqual([])
    gateway.setClock(noon)
    await fall('2026-12-13', demo)
    outcome = 'gone'
    await sendPush(deps)
    const gone = eq(pushSubscriptions.endpoint, 'https://push.example/down')
    expect(await orm.select().from(pushSubscriptions).where(gone)).toEqual([])
    expect(await orm.select().from(pushOutbox)).toEqual([])
  })

  test('keeps nobody waiting for a dead endpoint', async () => {
    const waiting: (() => void)[] = []
    const reached: string[] = []
    const send = (target: { endpoint: string }): Promise<PushOutcome> => {
      reached.push(target.endpoint)
      if (target.endpoint.endsWith('dead')) return new Promise((resolve) => waiting.push(() => resolve('later')))
      return Promise.resolve('sent')
    }
    const phone = await gateway.signIn()
    await allow('https://push.example/dead', demo)
    await allow('https://push.example/alive', phone)
    await fall('2026-12-14', demo)
    const running = sendPush({ ...gateway.deps, push: { ...gateway.deps.push, send } })
    await expect.poll(() => reached.toSorted()).toEqual(['https://push.example/alive', 'https://push.example/dead'])
    for (const end of waiting) end()
    expect(await running).toBe(1)
  })
})
