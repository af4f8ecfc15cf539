// @vitest-environment node
/** Tests a real push message to a local push endpoint; the test decrypts it as a browser does. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/server/support/test-database.ts'
import type { Database } from '#server/db/database.ts'
import { createPushSender, type PushSender } from '#server/push/push-sender.ts'
import { isPushService } from '#server/push/push-services.ts'
import { createVapidKeys } from '#server/push/vapid-keys.ts'

let database: Database
let server: Server
let endpoint = ''
let status = 201
const received: { headers: IncomingHttpHeaders; body: Buffer }[] = []
let sender: PushSender

beforeAll(async () => {
  database = await openTestDatabase()
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(status, status === 307 ? { Location: `${endpoint}/elsewhere` } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/push/abc`
  const keys = createVapidKeys(database)
  sender = createPushSender({ keys, contact: 'mailto:destek@ufuk.example', allows: () => true })
})
beforeEach(() => {
  received.length = 0
  status = 201
})
afterAll(async () => {
  server.close()
  await database.close()
})

const browser = createECDH('prime256v1')
browser.setPrivateKey(Buffer.alloc(32, 7))
const auth = Buffer.alloc(16, 7)
const target = () => ({
  endpoint,
  p256dh: browser.getPublicKey().toString('base64url'),
  auth: auth.toString('base64url'),
})
const message = {
  title: 'Fiyat düştü: İstanbul – Ankara',
  body: '1.250,00 ₺ iken 1.050,00 ₺ oldu.',
  url: '/flight/search-gate/x/',
  tag: 'notification-1',
  language: 'tr',
}

/** Returns the plain text of an aes128gcm body (RFC 8188), decrypted with a browser's keys (RFC 8291). */
function decrypt(body: Buffer): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey])
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(senderKey), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

test('the browser can read what was sent, and nobody on the way can', async () => {
  expect(await sender.send(target(), message)).toBe('sent')
  const [sent] = received
  expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' })
  expect(sent?.body.includes('Ankara')).toBe(false)
  expect(JSON.parse(decrypt(sent?.body ?? Buffer.alloc(0)))).toEqual(message)
})

test('the push service can tell who sent it, by the key that browsers subscribed with', async () => {
  await sender.send(target(), message)
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(received[0]?.headers.authorization ?? '') ?? []
  expect(key).toBe(await sender.publicKey())
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = Buffer.from(signature, 'base64url')
  expect(
    verify('sha256', Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signed),
  ).toBe(true)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: new URL(endpoint).origin,
    sub: 'mailto:destek@ufuk.example',
  })
})

test('what the push service says decides what comes next; redirects are not followed', async () => {
  const outcomes: Record<number, string> = {}
  for (status of [200, 201, 307, 400, 404, 410, 413, 429, 500, 503])
    outcomes[status] = await sender.send(target(), message)
  expect(outcomes).toEqual({
    200: 'sent',
    201: 'sent',
    307: 'refused',
    400: 'refused',
    404: 'gone',
    410: 'gone',
    413: 'refused',
    429: 'later',
    500: 'later',
    503: 'later',
  })
  expect(received).toHaveLength(10)
  expect(await sender.send({ ...target(), endpoint: 'http://127.0.0.1:9/' }, message)).toBe('later')
  expect(await sender.send({ ...target(), p256dh: Buffer.alloc(65).toString('base64url') }, message)).toBe('refused')
})

test('all processes share one pair of keys', async () => {
  const [a, b] = await Promise.all([createVapidKeys(database)(), createVapidKeys(database)()])
  expect(a).toEqual(b)
  expect(await sender.publicKey()).toBe(a.publicKey)
})

test('only push services of browsers are written to', () => {
  for (const good of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-db5p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])
    expect([good, isPushService(good)]).toEqual([good, true])
  for (const bad of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://user@fcm.googleapis.com/x',
    'https://evilpush.apple.com.example/',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'not an address',
  ])
    expect([bad, isPushService(bad)]).toEqual([bad, false])
})
