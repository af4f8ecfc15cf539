// @vitest-environment node
import { Hono } from 'hono'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { geoProxies } from '#server/runtime/environment.ts'
import { openAddressPlaces } from '#server/web/address-places.ts'
import { createClientPlace } from '#server/web/client-place.ts'
import { createTemporaryFolder } from '../../../scripts/temporary-folder.ts'

type Proxy = (typeof geoProxies)[number] | undefined

async function placeOf(proxy: Proxy, from: string, headers: Record<string, string>): Promise<unknown> {
  const placed = createClientPlace({ proxy, clientAddress: () => from })
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

/** Returns a value in the encoding of the MaxMind DB format: maps, texts and doubles, and small whole numbers. */
function encode(value: unknown): Buffer {
  if (typeof value === 'string') return Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)])
  if (typeof value === 'number' && Number.isInteger(value)) return Buffer.from([(5 << 5) | 2, value >> 8, value & 255])
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(9)
    bytes[0] = (3 << 5) | 8
    bytes.writeDoubleBE(value, 1)
    return bytes
  }
  const entries = Object.entries(Object(value))
  return Buffer.concat([Buffer.from([(7 << 5) | entries.length]), ...entries.flat().map(encode)])
}

/** Returns a database with one node: IP addresses below 128.0.0.0 are in İzmir, the others are unknown. */
function smallDatabase(): Buffer {
  const nodes = 1
  const tree = Buffer.from([0, 0, nodes + 16, 0, 0, nodes])
  const metadata = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1,
    database_type: 'City',
    ip_version: 4,
    node_count: nodes,
    record_size: 24,
  }
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')])
  return Buffer.concat([tree, Buffer.alloc(16), encode({ location: izmir }), marker, encode(metadata)])
}

let folder = ''
beforeAll(() => {
  folder = createTemporaryFolder('places')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a database of addresses is asked where no header tells a position', async () => {
  const path = join(folder, 'places.mmdb')
  writeFileSync(path, smallDatabase())
  const ofAddress = await openAddressPlaces(path)
  expect(['91.0.0.1', '203.0.113.9', 'unknown', '2001:db8::1', '::ffff:91.0.0.1'].map(ofAddress)).toEqual([
    izmir,
    undefined,
    undefined,
    undefined,
    izmir,
  ])
  const placed = createClientPlace({ proxy: 'cloudflare', ofAddress, clientAddress: () => '91.0.0.1' })
  const app = new Hono().get('/', (c) => c.json({ place: placed(c) ?? null }))
  const asked = async (headers: Record<string, string>) =>
    (await app.request('/', { headers }, { incoming: { socket: { remoteAddress: '10.0.0.1' } } })).json()
  expect(await asked({})).toEqual({ place: izmir })
  expect(await asked({ 'CF-IPLatitude': '36.9', 'CF-IPLongitude': '30.8' })).toEqual({
    place: { latitude: 36.9, longitude: 30.8 },
  })
})

test('a file that is no database is refused by its name', async () => {
  const path = join(folder, 'text.mmdb')
  writeFileSync(path, 'no database')
  await expect(openAddressPlaces(path)).rejects.toThrow(`GEOIP_DB: ${path}`)
  await expect(openAddressPlaces(join(folder, 'absent.mmdb'))).rejects.toThrow('absent.mmdb')
})
