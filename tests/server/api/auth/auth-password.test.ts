// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { LoginReply } from '#contract/auth.ts'
import { passwordResets } from '#server/db/schema/identity.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { goodPassword, newMails, newUser, resetTokenOf } from '#tests/server/support/account.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { errorOf } from '#tests/server/support/error-body.ts'

const gateway = sharedGateway()

const otherPassword = 'Sisli_Sahil_Yolu'
const bearer = (token: string) => ({ Authorization: `Token ${token}` })
const statusOf = async (headers: Record<string, string>) =>
  (await gateway.request('GET', '/api/user/', undefined, headers)).status
const login = (username: string, password: string) =>
  gateway.request('POST', '/api/auth/login/', { username, password })

describe('changing the password', () => {
  const change = (headers: Record<string, string>, changes: Record<string, unknown> = {}) =>
    gateway.request(
      'PUT',
      '/api/auth/password/',
      { old_password: goodPassword, new_password: otherPassword, comfirm_password: otherPassword, ...changes },
      headers,
    )

  test('ends every other sign-in, answers with a new one and tells the owner', async () => {
    const here = await newUser(gateway, 'degisen')
    const there = bearer(LoginReply.parse(await (await login('degisen', goodPassword)).json()).token)
    const stranger = await gateway.signIn()
    const { token } = LoginReply.parse(await (await change(here)).json())
    expect([await statusOf(here), await statusOf(there), await statusOf(bearer(token))]).toEqual([401, 401, 200])
    expect(await statusOf(stranger)).toBe(200)
    expect([(await login('degisen', goodPassword)).status, (await login('degisen', otherPassword)).status]).toEqual([
      400, 200,
    ])
    const [mail] = await newMails(gateway)
    expect(mail).toMatchObject({ to: 'degisen@example.com', subject: 'Şifreniz değiştirildi' })
    expect(mail?.text).not.toContain(otherPassword)
  })

  test('is refused to a guest and with a wrong old password', async () => {
    expect((await change({})).status).toBe(401)
    const here = await newUser(gateway, 'hatirlamayan')
    const wrong = await change(here, { old_password: 'baska-bir-sey' })
    expect(wrong.status).toBe(400)
    expect(await errorOf(wrong)).toEqual({ old_password: ['Eski şifreniz hatalı'] })
    expect(await statusOf(here)).toBe(200)
  })

  test.each([
    ['', '', { new_password: ['Bu alan zorunludur'], comfirm_password: ['Bu alan zorunludur'] }],
    ['yedi777', 'yedi777', { new_password: ['En az 8 karakter olmalıdır'] }],
    [otherPassword, 'baska', { comfirm_password: ['Şifreler birbirini tutmuyor'] }],
    ['90817263544', '90817263544', { new_password: ['Şifreniz yalnızca rakamlardan oluşamaz'] }],
    ['demodemo', 'demodemo', { new_password: ['Şifreniz diğer kişisel bilgilerinize çok benziyor'] }],
    ['Demo-Demo-Demo', 'Demo-Demo-Demo', { new_password: ['Şifreniz diğer kişisel bilgilerinize çok benziyor'] }],
    ['Deniz.Yilmaz', 'Deniz.Yilmaz', { new_password: ['Şifreniz diğer kişisel bilgilerinize çok benziyor'] }],
    ['5321234567a', '5321234567a', { new_password: ['Şifreniz diğer kişisel bilgilerinize çok benziyor'] }],
    ['Mehmet1453!', 'Mehmet1453!', { new_password: ['Bu şifre çok yaygın kullanılıyor'] }],
  ])('to %s repeated as %s is refused', async (newPassword, repeated, fields) => {
    const demo = await gateway.signIn()
    const response = await change(demo, {
      old_password: 'ufuk-demo-2026',
      new_password: newPassword,
      comfirm_password: repeated,
    })
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toEqual(fields)
    expect(await statusOf(demo)).toBe(200)
  })

  test('by two at once is done by one', async () => {
    const here = await newUser(gateway, 'cift')
    const replies = await Promise.all([
      change(here),
      change(here, { new_password: 'Baska_Bir_Yol9', comfirm_password: 'Baska_Bir_Yol9' }),
    ])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('is limited', async () => {
    const here = await newUser(gateway, 'deneyen')
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) statuses.push((await change(here, { old_password: 'tahmin-ediyorum' })).status)
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400))
    expect(statuses[10]).toBe(429)
  })
})

describe('a forgotten password', () => {
  const forget = (email: string, headers?: Record<string, string>) =>
    gateway.request('POST', '/api/auth/forget-password/', { email }, headers)
  const reset = (token: string, password = otherPassword) =>
    gateway.request('POST', '/api/auth/reset-password/', {
      token,
      new_password: password,
      comfirm_password: password,
    })
  const mailedToken = async (email: string) => {
    await forget(email)
    return resetTokenOf((await newMails(gateway)).at(-1))
  }

  test('is set anew by the mailed link, once', async () => {
    const before = await newUser(gateway, 'unutan')
    const token = await mailedToken('UNUTAN@example.com')
    const response = await reset(token)
    expect(response.status).toBe(200)
    const after = bearer(LoginReply.parse(await response.json()).token)
    expect([await statusOf(before), await statusOf(after)]).toEqual([401, 200])
    expect((await login('unutan', otherPassword)).status).toBe(200)
    expect((await newMails(gateway)).map(({ subject }) => subject)).toEqual(['Şifreniz değiştirildi'])
    expect(await errorOf(await reset(token, 'Ucuncu-Parola-3'))).toEqual({
      token: ['Şifre yenileme bağlantısı kullanılmış ya da süresi dolmuş. Lütfen yeni bir bağlantı isteyin.'],
    })
  })

  test('is answered alike whoever has an account, and only owners get mail', async () => {
    const [known, unknown] = [await forget('demo@ufuk.example'), await forget('kimse@example.com')]
    expect([known.status, unknown.status]).toEqual([204, 204])
    expect([await known.text(), await unknown.text()]).toEqual(['', ''])
    expect((await newMails(gateway)).map(({ to }) => to)).toEqual(['demo@ufuk.example'])
    expect(await errorOf(await forget('adres-degil'))).toEqual({ email: ['Lütfen geçerli bir e-posta adresi girin'] })
  })

  test('keeps its link after a weak password, and loses it after half an hour', async () => {
    await newUser(gateway, 'yavas')
    const token = await mailedToken('yavas@example.com')
    expect(await errorOf(await reset(token, 'password1'))).toEqual({
      new_password: ['Bu şifre çok yaygın kullanılıyor'],
    })
    expect((await reset(token)).status).toBe(200)
    const late = await mailedToken('yavas@example.com')
    gateway.pass(31 * 60)
    expect((await reset(late)).status).toBe(400)
    await cleanUp(gateway.deps)
    expect(await gateway.deps.db.orm.$count(passwordResets)).toBe(0)
  })

  test('ends older links with the first that is used', async () => {
    await newUser(gateway, 'sabirsiz')
    const [first, second] = [await mailedToken('sabirsiz@example.com'), await mailedToken('sabirsiz@example.com')]
    expect((await reset(second)).status).toBe(200)
    expect((await reset(first)).status).toBe(400)
  })

  test('by two at once is set by one', async () => {
    await newUser(gateway, 'ikiz')
    const token = await mailedToken('ikiz@example.com')
    const replies = await Promise.all([reset(token), reset(token, 'Ucuncu-Parola-3')])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('leaves its token in no log, no table and no second mail', async () => {
    await newUser(gateway, 'dikkatli')
    const token = await mailedToken('dikkatli@example.com')
    expect(token).toHaveLength(43)
    const { rows } = await gateway.deps.db.runSql(
      `select row_to_json(r)::text as text from password_resets r union all select row_to_json(o)::text from mail_outbox o`,
    )
    expect(JSON.stringify(rows)).not.toContain(token)
    await reset(token)
    await reset(token)
    expect(gateway.logs.join('\n')).not.toContain(token)
    expect(JSON.stringify(await newMails(gateway))).not.toContain(token)
  })

  test('is limited by address, whether it has an account or not', async () => {
    for (const email of ['demo@ufuk.example', 'hickimse@example.com']) {
      const statuses: number[] = []
      for (let i = 0; i < 6; i++) statuses.push((await forget(email)).status)
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    }
  })
})

test('the token of a sign-in is in no mail, no log line and nowhere in the database', async () => {
  const { Authorization } = await newUser(gateway, 'sakli')
  const token = Authorization.replace('Token ', '')
  await gateway.json('GET', '/api/user/', undefined, { Authorization })
  await gateway.request('GET', '/api/nothing/', undefined, { Authorization })
  const { rows: tables } = await gateway.deps.db.runSql(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  for (const { name } of tables) {
    const { rows } = await gateway.deps.db.runSql(`select row_to_json(t)::text as text from "${String(name)}" t`)
    expect({ name, rows: JSON.stringify(rows) }).not.toMatchObject({ rows: expect.stringContaining(token) })
  }
  expect(gateway.logs.join('\n')).not.toContain(token)
  expect(JSON.stringify(gateway.mails)).not.toContain(token)
})
