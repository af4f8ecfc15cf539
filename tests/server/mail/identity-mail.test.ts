// @vitest-environment node
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LoginReply, RegisterReply } from '#contract/auth.ts'
import { sendMail } from '#server/jobs/send-mail.ts'
import { identityMail } from '#server/mail/identity-mail.ts'
import { createMailer } from '#server/mail/create-mailer.ts'
import { goodPassword, registerForm } from '#tests/server/support/account.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'

/** An e-mail that the mail server received: envelope and message. */
interface Taken {
  from: string
  to: string[]
  subject: string
  text: string
}

let server: SMTPServer
const gateway = sharedGateway()
const taken: Taken[] = []
/** How many of the next e-mails the mail server rejects, as a full mailbox would. */
let refusals = 0

async function take(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
  const { subject = '', text = '' } = await PostalMime.parse(await buffer(stream))
  if (refusals-- > 0) throw Object.assign(new Error('mailbox full'), { responseCode: 452 })
  const { mailFrom, rcptTo } = envelope
  const from = mailFrom === false ? '' : mailFrom.address
  taken.push({ from, to: rcptTo.map(({ address }) => address), subject, text })
}

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      callbackify(take)(stream, session, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  gateway.deps.mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDir: '.' })
})
beforeEach(() => {
  taken.length = 0
  refusals = 0
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

const english = { 'X-User-Info': 'en|GB|EUR' }

describe('over a real mail server', () => {
  test('a traveller registers, activates, forgets the password and sets a new one', async () => {
    const { registration } = RegisterReply.parse(await gateway.json('POST', '/api/auth/register/', registerForm()))
    expect(gateway.woken).toContain('send-mail')
    await sendMail(gateway.deps)
    expect(taken).toMatchObject([{ from: 'bilet@ufuk.example', to: ['selin@example.com'] }])
    const code = /^\d{6}$/m.exec(taken[0]?.text ?? '')?.[0] ?? ''
    expect(taken[0]?.subject).toBe(`Hesap aktivasyon kodunuz: ${code}`)
    expect(taken[0]?.text).toContain(`https://ufuk.example/auth/activate/?registration=${registration}`)
    LoginReply.parse(await gateway.json('POST', '/api/auth/activation/', { registration, code }))

    await gateway.request('POST', '/api/auth/forget-password/', { email: 'selin@example.com' })
    await sendMail(gateway.deps)
    expect(taken[1]).toMatchObject({ to: ['selin@example.com'], subject: 'Şifrenizi yenileyin' })
    const token = /reset-password\/\?token=([\w-]{43})/.exec(taken[1]?.text ?? '')?.[1] ?? ''
    const form = { token, new_password: 'Yepyeni-Liman-6', comfirm_password: 'Yepyeni-Liman-6' }
    LoginReply.parse(await gateway.json('POST', '/api/auth/reset-password/', form))
    await sendMail(gateway.deps)
    expect(taken[2]).toMatchObject({ to: ['selin@example.com'], subject: 'Şifreniz değiştirildi' })
    const login = { username: 'selin.kaya', password: 'Yepyeni-Liman-6' }
    LoginReply.parse(await gateway.json('POST', '/api/auth/login/', login))
  })

  test('mails are in the language of the account', async () => {
    const form = registerForm({ username: 'emma', email: 'emma@example.com' })
    const reply = await gateway.json('POST', '/api/auth/register/', form, english)
    const { registration } = RegisterReply.parse(reply)
    await sendMail(gateway.deps)
    const code = /\d{6}$/.exec(taken[0]?.subject ?? '')?.[0] ?? ''
    expect(taken[0]?.subject).toBe(`Your activation code: ${code}`)
    await gateway.json('POST', '/api/auth/activation/', { registration, code }, english)
    // The request comes from a Turkish device, but the e-mail uses the account's language.
    await gateway.request('POST', '/api/auth/forget-password/', { email: 'emma@example.com' })
    await sendMail(gateway.deps)
    expect(taken[1]?.subject).toBe('Set a new password')
  })

  test('an owner hears of a registration with their address; the stranger who tried hears nothing', async () => {
    await gateway.json('POST', '/api/auth/register/', registerForm({ email: 'demo@ufuk.example' }), english)
    await sendMail(gateway.deps)
    expect(taken).toMatchObject([
      { to: ['demo@ufuk.example'], subject: 'Bu e-posta adresiyle zaten bir hesabınız var' },
    ])
    expect(taken[0]?.text).toContain('demo')
    expect(taken[0]?.text).not.toContain(goodPassword)
  })

  test('a code whose mail was refused comes with the next attempt, and is another one', async () => {
    refusals = 1
    const form = registerForm({ username: 'dolu', email: 'dolu@example.com' })
    const { registration } = RegisterReply.parse(await gateway.json('POST', '/api/auth/register/', form))
    await sendMail(gateway.deps)
    expect(taken).toEqual([])
    gateway.pass(61)
    await sendMail(gateway.deps)
    const code = /^\d{6}$/m.exec(taken[0]?.text ?? '')?.[0] ?? ''
    LoginReply.parse(await gateway.json('POST', '/api/auth/activation/', { registration, code }))
  })
})

test('the code of an activation is what stands out of its mail', async () => {
  const { html, text } = await identityMail(
    'activation',
    { email: 'deniz@ufuk.example', language: 'tr' },
    ['549690', 'deniz'],
    'https://ufuk.example/',
  )
  expect(html).toMatch(/<p style="[^"]*font-size:24px[^"]*">549690<\/p>/)
  expect(text).toContain('\n\n549690\n\n')
})
