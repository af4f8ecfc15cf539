// @vitest-environment node
import { expect, test } from 'vitest'
import { LoginReply } from '#contract/auth.ts'
import { demoAccount } from '#server/seed/seed.ts'
import { goodPassword } from '#tests/server/support/account.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { oddVariants } from '#tests/server/support/odd-values.ts'

const gateway = sharedGateway()

const email = 'selin@example.com'
const chosen = { new_password: goodPassword, comfirm_password: goodPassword }
const bytes = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} }
const challenge = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge: 'AAAA' })).toString('base64url')
const bill = { billing_name: 'Selin', city: 'İzmir', district: 'Konak', zip_code: '35220', address: 'Alsancak' }
const passenger = { name: 'Selin', surname: 'Kaya', gender: 'F', birth_date: '1990-01-01', nationality_id: 1 }

/**
 * API calls that the gateway accepts or rejects because of the content of their body, each with an example body that
 * the test varies.
 */
const calls: [method: string, path: string, body: Record<string, unknown> | unknown[]][] = [
  ['POST', '/auth/login/', { username: 'nobody', password: 'tahmin' }],
  ['POST', '/auth/register/', { username: 'selin', email, password: goodPassword, comfirm_password: goodPassword }],
  ['POST', '/auth/activation/', { registration: 'a'.repeat(22), code: '123456', username: 'selin' }],
  ['POST', '/auth/activation/resend/', { registration: 'a'.repeat(22) }],
  ['POST', '/auth/forget-password/', { email }],
  ['POST', '/auth/reset-password/', { token: 'a'.repeat(43), ...chosen }],
  ['PUT', '/auth/password/', { old_password: 'no', ...chosen }],
  [
    'POST',
    '/auth/passkey/authentication/',
    { credential: { ...bytes, response: { clientDataJSON: challenge, authenticatorData: 'AAAA', signature: 'AAAA' } } },
  ],
  [
    'POST',
    '/auth/passkey/registration/',
    { name: 'x', credential: { ...bytes, response: { clientDataJSON: challenge, attestationObject: 'AAAA' } } },
  ],
  ['PUT', '/auth/passkey/1/', { name: 'x' }],
  [
    'PUT',
    '/user/',
    { username: 'demo', first_name: 'D', last_name: 'Y', email, phone_code: '90', phone: '5321234567' },
  ],
  ['PUT', '/user/settings/', { country: 'TR', language: 'tr', currency: 'TRY' }],
  ['POST', '/user/passenger/', passenger],
  ['PUT', '/user/passenger/1/', passenger],
  ['POST', '/user/bill/', { bill_type: 1, tax_office: 'Konak', tax_number: '1', ...bill }],
  ['PUT', '/user/bill/1/', { bill_type: 0, ...bill }],
  ['POST', '/user/add-coupon/', { c_value: 'YOK' }],
  ['POST', '/contact/', { name: 'S', email, phone: '5321234567', message: 'Merhaba' }],
  [
    'POST',
    '/notification/push/',
    {
      endpoint: 'https://push.example/1',
      keys: { p256dh: Buffer.alloc(65).toString('base64url'), auth: 'A'.repeat(22) },
    },
  ],
  [
    'POST',
    '/log/',
    [
      {
        event_name: 'click',
        event_state: 0,
        explanation: '',
        post_data: null,
        event_time: '2026-12-01T09:00:00Z',
        page_name: '/',
      },
    ],
  ],
]

const names = JSON.parse('{"__proto__":{"x":1},"constructor":{"prototype":{}},"a[b][c]":"1","bill[city]":["x"]}')

test.each(calls)('%s %s takes or refuses odd input, and never fails', async (method, path, body) => {
  const failed: unknown[] = []
  let token = await signIn()
  let device = 0
  for (const variant of [body, names, ...oddVariants(body)]) {
    // Time passes between the calls, so that no rate limit replies instead of the form's validation.
    gateway.pass(100)
    const headers = { Authorization: `Token ${token}`, 'X-Device-Id': `device-${++device}` }
    const { status } = await gateway.request(method, `/api${path}`, JSON.stringify(variant), headers)
    if (status >= 500) failed.push([status, variant])
    // Signs in again, since the call may have ended the session.
    if (status === 401) token = await signIn()
  }
  expect(failed).toEqual([])
})

async function signIn(): Promise<string> {
  const reply = await gateway.json('POST', '/api/auth/login/', demoAccount)
  return LoginReply.parse(reply).token
}
