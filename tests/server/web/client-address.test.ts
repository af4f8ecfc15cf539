// @vitest-environment node
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createClientAddress } from '#server/web/client-address.ts'

async function seen(behindProxy: boolean, remoteAddress: string, forwarded?: string): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(createClientAddress(behindProxy)(c)))
  const init = forwarded ? { headers: { 'X-Forwarded-For': forwarded } } : {}
  return (await app.request('/', init, { incoming: { socket: { remoteAddress } } })).text()
}

test('without a proxy, what a client says of itself counts for nothing', async () => {
  expect(await seen(false, '127.0.0.1', '203.0.113.9')).toBe('127.0.0.1')
})

test('a proxy nearby is believed in its own entry only', async () => {
  expect(await seen(true, '10.0.0.2', '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9')
})

test('a stranger is never taken for a proxy', async () => {
  expect(await seen(true, '203.0.113.50', '198.51.100.1')).toBe('203.0.113.50')
})
