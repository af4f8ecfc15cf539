import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { batchSize, entryLimits, type LogEntry, mostEntries } from '#contract/usage-log.ts'
import { rateLimits, usageLog } from '#server/db/schema/operations.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { noon } from '#tests/server/support/noon.ts'

const gateway = sharedGateway()

let entries = 0

const entry = (changes: Partial<LogEntry> = {}): LogEntry => ({
  id: `00000000-0000-4000-8000-${String(++entries).padStart(12, '0')}`,
  event_name: 'request',
  event_state: 0,
  explanation: 'GET /api/mobile/info/ 200',
  post_data: null,
  event_time: '2026-12-01T09:00:00.000Z',
  page_name: '/',
  ...changes,
})
const send = (entries: unknown, headers: Record<string, string> = {}) =>
  gateway.request('POST', '/api/log/', entries, headers)
const stored = () => gateway.deps.db.orm.select().from(usageLog)

test('stores what a device sends, by both clocks, and not who was signed in', async () => {
  const sent = entry({ event_state: 3, post_data: 'email, phone' })
  const token = await gateway.signIn()
  const response = await send([sent], { ...token, 'X-Device-Id': 'device-0001', 'X-App-Version': '1.0.0' })
  expect([response.status, await response.text()]).toEqual([204, ''])
  const row = (await stored()).find(({ id }) => id === sent.id)
  expect(row).toEqual({
    id: sent.id,
    deviceId: 'device-0001',
    appVersion: '1.0.0',
    eventName: 'request',
    eventState: 3,
    explanation: sent.explanation,
    postData: 'email, phone',
    pageName: '/',
    eventTime: new Date('2026-12-01T09:00:00.000Z'),
    receivedAt: new Date(noon),
  })
})

test('stores an entry once, however often and in whatever company it arrives', async () => {
  const [first, second, third] = [entry(), entry(), entry()]
  const before = (await stored()).length
  await Promise.all([send([first, second]), send([first, second]), send([second, third, third])])
  expect((await stored()).length - before).toBe(3)
})

test('takes what a device still tells with the token that it just signed out', async () => {
  const token = await gateway.signIn()
  expect((await gateway.request('DELETE', '/api/auth/logout/', undefined, token)).ok).toBe(true)
  const sent = entry()
  expect((await send([sent], token)).status).toBe(204)
  expect((await stored()).some(({ id }) => id === sent.id)).toBe(true)
  expect((await gateway.request('POST', '/api/log', [entry()], token)).status).toBe(204)
})

test('takes the entries of the brief, which have no id', async () => {
  const { id: _, ...bare } = entry()
  const before = (await stored()).length
  expect((await send([bare, bare])).status).toBe(204)
  expect((await stored()).length - before).toBe(2)
})

test('takes a batch of the longest entries of a device, which a page that is being closed can send, too', async () => {
  const longest = {
    event_name: 'x'.repeat(entryLimits.event_name),
    explanation: 'ğ'.repeat(entryLimits.explanation),
    post_data: 'x'.repeat(entryLimits.post_data),
    page_name: 'x'.repeat(entryLimits.page_name),
  }
  const batch = Array.from({ length: batchSize }, () => entry(longest))
  // Browsers limit the bodies of `keepalive` requests to 64 KB.
  expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(60_000)
  expect((await send(batch)).status).toBe(204)
})

test('takes the entries of a device whose clock was never set', async () => {
  expect((await send([entry({ event_time: '1970-01-01T00:00:07.000Z' })])).status).toBe(204)
})

test.each([
  ['nothing', undefined],
  ['no entries', []],
  ['an object', entry()],
  ['too many', Array.from({ length: mostEntries + 1 }, () => entry())],
  ['a state that is none', [{ ...entry(), event_state: 4 }]],
  ['a time that is none', [entry({ event_time: 'yesterday' })]],
  ['a time that no database keeps', [entry({ event_time: '0000-01-01T00:00:00Z' })]],
  ['a long text', [entry({ explanation: 'x'.repeat(301) })]],
  ['a malformed id', [entry({ id: "'; drop" })]],
])('refuses %s', async (_, body) => {
  const before = (await stored()).length
  expect((await send(body)).status).toBe(400)
  expect(await stored()).toHaveLength(before)
})

test('limits a device, and says when it may come again', async () => {
  const from = { 'X-Device-Id': 'device-chatty', 'X-Test-Address': '198.51.100.7' }
  const statuses = []
  for (let call = 0; call <= 60; call++) statuses.push((await send([entry()], from)).status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(60)
  const refused = await send([entry()], from)
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
})

test('ends for the day where a device never stops', async () => {
  const from = { 'X-Device-Id': 'device-endless', 'X-Test-Address': '198.51.100.8' }
  const taken = async () => (await send([entry()], from)).status
  expect(await taken()).toBe(204)
  await gateway.deps.db.orm.update(rateLimits).set({ hits: sql`${rateLimits.hits} + 1998` })
  gateway.pass(60)
  expect([await taken(), await taken()]).toEqual([204, 429])
  gateway.pass(24 * 3600)
  expect(await taken()).toBe(204)
})

test('is forgotten after thirty days', async () => {
  await gateway.deps.db.orm.delete(usageLog)
  await send([entry()])
  gateway.pass(31 * 24 * 3600)
  const fresh = entry()
  await send([fresh])
  await cleanUp(gateway.deps)
  expect((await stored()).map(({ id }) => id)).toEqual([fresh.id])
})
