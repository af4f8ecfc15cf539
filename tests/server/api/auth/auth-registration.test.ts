// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { ActivationNeeded, LoginReply, RegisterReply } from '#contract/auth.ts'
import { User } from '#contract/frame.ts'
import { users } from '#server/db/schema/accounts.ts'
import { registrations } from '#server/db/schema/identity.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { codeOf, goodPassword, newMails, newUser, registered, registerForm } from '#tests/server/support/account.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { errorOf } from '#tests/server/support/error-body.ts'

const gateway = sharedGateway()

const activate = (body: unknown, headers?: Record<string, string>) =>
  gateway.request('POST', '/api/auth/activation/', body, headers)
const wrongCode = ['Kod hatalı veya süresi dolmuş. Kodu kontrol edin ya da yeni bir kod isteyin.']

describe('registering', () => {
  test('mails a code that makes the account and signs in', async () => {
    const { registration, code, mails } = await registered(gateway)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.to).toBe('selin@example.com')
    const language = { 'X-User-Info': 'tr|DE|EUR' }
    const { token } = LoginReply.parse(
      await gateway.json('POST', '/api/auth/activation/', { registration, code }, language),
    )
    const user = User.parse(await gateway.json('GET', '/api/user/', undefined, { Authorization: `Token ${token}` }))
    expect(user).toMatchObject({ username: 'selin.kaya', email: 'selin@example.com', first_name: '', phone_code: '90' })
    expect(user.settings).toEqual({ country: 'DE', language: 'tr', currency: 'EUR' })
    const form = { username: 'SELIN@example.com', password: goodPassword }
    LoginReply.parse(await gateway.json('POST', '/api/auth/login/', form))
    expect((await activate({ registration, code })).status).toBe(400)
  })

  test('begins with the country and currency of the app where the device names none that there is', async () => {
    const { registration, code } = await registered(gateway, { username: 'nil.su', email: 'nil@example.com' })
    const headers = { 'X-User-Info': 'tr|ZZ|ZZZ' }
    const { token } = LoginReply.parse(await (await activate({ registration, code }, headers)).json())
    const user = User.parse(await gateway.json('GET', '/api/user/', undefined, { Authorization: `Token ${token}` }))
    expect(user.settings).toEqual({ country: 'TR', language: 'tr', currency: 'TRY' })
  })

  test('says what is wrong with every field', async () => {
    const response = await gateway.request('POST', '/api/auth/register/', {
      username: 'ay şe',
      email: 'nobody',
      password: 'kisa',
      comfirm_password: 'uzun',
    })
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toEqual({
      username: ['Yalnızca a–z harfleri, rakam, nokta, tire ve alt çizgi kullanabilirsiniz'],
      email: ['Lütfen geçerli bir e-posta adresi girin'],
      password: ['En az 8 karakter olmalıdır'],
      comfirm_password: ['Şifreler birbirini tutmuyor'],
    })
  })

  test.each([
    ['193847561029', 'Şifreniz yalnızca rakamlardan oluşamaz'],
    ['Qwertyuiop', 'Bu şifre çok yaygın kullanılıyor'],
    ['Galatasaray1905', 'Bu şifre çok yaygın kullanılıyor'],
    ['selin.kaya.91', 'Şifreniz diğer kişisel bilgilerinize çok benziyor'],
  ])('refuses the password %s: %s', async (password, text) => {
    const form = registerForm({ password, comfirm_password: password })
    const response = await gateway.request('POST', '/api/auth/register/', form)
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toEqual({ password: [text] })
  })

  test('tells a stranger who signs in by the password of the registration nothing of the address', async () => {
    const answers = []
    for (const email of ['demo@ufuk.example', 'kimsesiz@example.com']) {
      const username = `merakli${email.length}`
      const { registration } = await registered(gateway, { username, email })
      const response = await gateway.request('POST', '/api/auth/login/', { username: email, password: goodPassword })
      expect(ActivationNeeded.parse(await response.json()).registration).toBe(registration)
      answers.push(response.status)
    }
    expect(answers).toEqual([403, 403])
    expect(await gateway.signIn()).toHaveProperty('Authorization')
  })

  test('answers alike for an address that has an account, whose owner is told by mail', async () => {
    const fresh = await gateway.request('POST', '/api/auth/register/', registerForm({ email: 'yeni@example.com' }))
    const known = await gateway.request('POST', '/api/auth/register/', registerForm({ email: 'demo@ufuk.example' }))
    expect([fresh.status, known.status]).toEqual([201, 201])
    const { registration } = RegisterReply.parse(await known.json())
    expect(Object.keys(await fresh.json())).toEqual(['registration'])
    const mail = (await newMails(gateway)).find(({ to }) => to === 'demo@ufuk.example')
    expect(mail?.subject).toBe('Bu e-posta adresiyle zaten bir hesabınız var')
    expect(codeOf(mail)).toBe('')
    // A registration with an e-mail address that already has an account gets the same reply as any other. The new
    // registration then waits for a code that is never sent.
    expect(await errorOf(await activate({ registration, code: '000000' }))).toEqual({ code: wrongCode })
    const resent = await gateway.request('POST', '/api/auth/activation/resend/', { registration })
    expect(resent.status).toBe(204)
  })

  test('tells of a taken name only to who has the code, and takes another one then', async () => {
    const { registration, code } = await registered(gateway, { username: 'DEMO', email: 'baska@example.com' })
    expect(await errorOf(await activate({ registration, code: code === '123456' ? '123457' : '123456' }))).toEqual({
      code: wrongCode,
    })
    const taken = await activate({ registration, code })
    expect(taken.status).toBe(400)
    expect(await errorOf(taken)).toEqual({
      username: ['Bu kullanıcı adı kullanılıyor. Lütfen başka bir kullanıcı adı seçin.'],
    })
    expect((await activate({ registration, code, username: 'demo.iki' })).status).toBe(200)
    const names = await gateway.deps.db.orm.select({ name: users.username }).from(users)
    expect(names.map(({ name }) => name)).toContain('demo.iki')
  })

  test('nobody else can have an address activated for them', async () => {
    const attacker = await registered(gateway, { username: 'saldirgan', email: 'hedef@example.com' })
    const owner = await registered(gateway, { username: 'hedef', email: 'hedef@example.com' })
    // The owner's code does not activate the attacker's registration.
    const crossed = await activate({ registration: attacker.registration, code: owner.code })
    if (owner.code !== attacker.code) expect(crossed.status).toBe(400)
    expect((await activate({ registration: owner.registration, code: owner.code })).status).toBe(200)
    // The e-mail address now belongs to an account, so another registration fails even with its right code.
    expect((await activate({ registration: attacker.registration, code: attacker.code })).status).toBe(400)
  })

  test('is limited by its address, whether it has an account or not', async () => {
    for (const email of ['demo@ufuk.example', 'kimse@example.com']) {
      const statuses: number[] = []
      for (let i = 0; i < 6; i++) {
        const response = await gateway.request('POST', '/api/auth/register/', registerForm({ email }))
        statuses.push(response.status)
      }
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    }
  })
})

describe('the code', () => {
  test('is refused after five wrong ones, until a new one is asked for', async () => {
    const { registration, code } = await registered(gateway, { username: 'bes', email: 'bes@example.com' })
    const wrong = code === '111111' ? '222222' : '111111'
    for (let i = 0; i < 5; i++) expect((await activate({ registration, code: wrong })).status).toBe(400)
    expect(await errorOf(await activate({ registration, code }))).toEqual({ code: wrongCode })
    expect((await gateway.request('POST', '/api/auth/activation/resend/', { registration })).status).toBe(204)
    const again = codeOf((await newMails(gateway))[0])
    if (again !== code) expect((await activate({ registration, code })).status).toBe(400)
    expect((await activate({ registration, code: again })).status).toBe(200)
  })

  test('can’t be guessed by trying many at the same time', async () => {
    const { registration, code } = await registered(gateway, { username: 'hep', email: 'hep@example.com' })
    const wrong = code === '111111' ? '222222' : '111111'
    await Promise.all(Array.from({ length: 10 }, () => activate({ registration, code: wrong })))
    const rows = await gateway.deps.db.orm.select().from(registrations)
    const row = rows.find(({ id }) => id === registration)
    expect(row?.attempts).toBe(5)
  })

  test('runs out after half an hour, and the registration after two days', async () => {
    const { registration, code } = await registered(gateway, { username: 'gec', email: 'gec@example.com' })
    gateway.pass(31 * 60)
    expect((await activate({ registration, code })).status).toBe(400)
    gateway.pass(3 * 24 * 3600)
    await gateway.request('POST', '/api/auth/activation/resend/', { registration })
    await cleanUp(gateway.deps)
    expect(await newMails(gateway)).toEqual([])
    expect(await gateway.deps.db.orm.$count(registrations)).toBe(0)
  })

  test('makes one account when sent twice at once', async () => {
    const { registration, code } = await registered(gateway, { username: 'iki', email: 'iki@example.com' })
    const replies = await Promise.all([activate({ registration, code }), activate({ registration, code })])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('and the password are not in the database, nor in the log', async () => {
    const { registration, code } = await registered(gateway, { username: 'gizli', email: 'gizli@example.com' })
    await activate({ registration, code: '999999' })
    const { rows } = await gateway.deps.db.runSql(
      `select row_to_json(r)::text as text from registrations r union all select row_to_json(o)::text from mail_outbox o`,
    )
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(JSON.stringify(rows)).not.toContain(goodPassword)
    expect(gateway.logs.join('\n')).not.toContain(goodPassword)
    expect(gateway.logs.join('\n')).not.toContain(code)
  })
})

describe('signing in before the code was entered', () => {
  test('leads to the activation, but only with the right password', async () => {
    const { registration } = await registered(gateway, { username: 'bekleyen', email: 'bekleyen@example.com' })
    const login = (password: string) =>
      gateway.request('POST', '/api/auth/login/', { username: 'bekleyen@example.com', password })
    const response = await login(goodPassword)
    expect(response.status).toBe(403)
    const body = ActivationNeeded.parse(await response.json())
    expect(body.registration).toBe(registration)
    expect(Object.keys(body)[0]).toBe('activation')
    const wrong = await login('yanlis-parola')
    expect(wrong.status).toBe(400)
    expect(await errorOf(wrong)).toEqual({ non_field_errors: ['Kullanıcı adı veya şifre hatalı'] })
  })

  test('an account of the same name is not disturbed by it', async () => {
    await newUser(gateway, 'sakin')
    await registered(gateway, {
      username: 'sakin',
      email: 'baskasi@example.com',
      password: 'Bambaska-Tepe-77',
      comfirm_password: 'Bambaska-Tepe-77',
    })
    const answer = await gateway.json('POST', '/api/auth/login/', { username: 'sakin', password: goodPassword })
    expect(LoginReply.parse(answer).token).not.toBe('')
  })
})
