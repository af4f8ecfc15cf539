// @vitest-environment node
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { geoProxies } from '#server/runtime/environment.ts'
import { createClientPlace } from '#server/web/client-place.ts'

type Proxy = (typeof geoProxies)[number] | undefined

async function placeOf(proxy: Proxy, from: string, headers: Record<string, string>): Promise<unknown> {
  const placed = createClientPlace(proxy)
  const app = new Hono().get('/', (c) => c.json({ place: placed(c) ?? null }))
  const reply = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: from } } })
  return ((await reply.json()) as { place: unknown }).place
}

const izmir = { latitude: 38.42, longitude: 27.14 }

test.each([
  ['cloudflare', { 'CF-IPLatitude': '38.42', 'CF-IPLongitude': '27.14' }],
  ['cloudfront', { 'CloudFront-Viewer-Latitude': '38.42', 'CloudFront-Viewer-Longitude': '27.14' }],
  ['vercel', { 'X-Vercel-IP-Latitude': '38.42', 'X-Vercel-IP-Longitude': '27.14' }],
  ['appengine', { 'X-AppEngine-CityLatLong': '38.42,27.14' }],
] as const)('the headers of %s are read, from a proxy alone', async (proxy, headers) => {
  expect(await placeOf(proxy, '10.0.0.1', { ...headers })).toEqual(izmir)
  expect(await placeOf(proxy, '203.0.113.9', { ...headers })).toBeNull()
  expect(await placeOf(undefined, '10.0.0.1', { ...headers })).toBeNull()
})

test.each([
  [{}],
  [{ 'CF-IPLatitude': '38.42' }],
  [{ 'CF-IPLatitude': '', 'CF-IPLongitude': '' }],
  [{ 'CF-IPLatitude': '91', 'CF-IPLongitude': '27.14' }],
  [{ 'CF-IPLatitude': '1,2', 'CF-IPLongitude': '27.14' }],
  [{ 'CF-IPLatitude': 'x', 'CF-IPLongitude': '27.14' }],
  [{ 'X-AppEngine-CityLatLong': '38.42,27.14' }],
])('%j tells no position', async (headers) => {
  expect(await placeOf('cloudflare', '10.0.0.1', headers)).toBeNull()
})
