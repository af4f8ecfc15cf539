// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { User } from '#contract/frame.ts'
import { emailChanges } from '#server/db/schema/identity.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { goodPassword, newMails, newUser, resetTokenOf } from '#tests/server/support/account.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { errorOf } from '#tests/server/support/error-body.ts'

type Headers = Record<string, string>

const gateway = sharedGateway()

const profile = (username: string, changes: Record<string, unknown> = {}) => ({
  username,
  first_name: 'Ece',
  last_name: 'Su',
  email: `${username}@example.com`,
  phone_code: '90',
  phone: '0532 123 45 67',
  ...changes,
})
const save = (user: Headers, body: unknown) => gateway.request('PUT', '/api/user/', body, user)
const read = async (user: Headers) => User.parse(await gateway.json('GET', '/api/user/', undefined, user))

describe('the profile', () => {
  test('is saved and answered', async () => {
    const user = await newUser(gateway, 'ece')
    const saved = User.parse(await (await save(user, profile('Ece.Su', { email: 'ece@example.com' }))).json())
    expect(saved).toMatchObject({ username: 'Ece.Su', first_name: 'Ece', last_name: 'Su', phone: '5321234567' })
    expect(await read(user)).toEqual(saved)
    expect(saved).not.toHaveProperty('pending_email')
  })

  test('needs all of its fields', async () => {
    const user = await newUser(gateway, 'bos')
    expect(Object.keys(await errorOf(await save(user, {})))).toEqual([
      'username',
      'first_name',
      'last_name',
      'email',
      'phone',
    ])
    expect(await errorOf(await save(user, profile('bos', { email: 'x', phone: '123' })))).toEqual({
      email: ['Lütfen geçerli bir e-posta adresi girin'],
      phone: ['Lütfen geçerli bir telefon numarası girin'],
    })
    expect((await save({}, profile('bos'))).status).toBe(401)
  })

  test('takes no name that another user has, nor one that looks like an address', async () => {
    const user = await newUser(gateway, 'isim')
    const email = 'isim@example.com'
    expect(await errorOf(await save(user, profile('Demo', { email })))).toEqual({
      username: ['Bu kullanıcı adı kullanılıyor. Lütfen başka bir kullanıcı adı seçin.'],
    })
    expect(await errorOf(await save(user, profile('demo@ufuk.example', { email })))).toEqual({
      username: ['Yalnızca a–z harfleri, rakam, nokta, tire ve alt çizgi kullanabilirsiniz'],
    })
    expect((await read(user)).username).toBe('isim')
  })
})

describe('a new e-mail address', () => {
  const linkOf = (text = '') => /https:\/\/ufuk\.example(\/account\/confirm-email\/[\w-]+\/)/.exec(text)?.[1] ?? ''
  const login = (username: string) => gateway.request('POST', '/api/auth/login/', { username, password: goodPassword })

  test('counts once its owner has confirmed it, and the old one is told', async () => {
    const user = await newUser(gateway, 'tasinan')
    const saved = await save(user, profile('tasinan', { email: 'yeni.ev@example.com' }))
    expect(User.parse(await saved.json())).toMatchObject({
      email: 'tasinan@example.com',
      pending_email: 'yeni.ev@example.com',
    })
    const [mail] = await newMails(gateway)
    expect(mail?.to).toBe('yeni.ev@example.com')
    const link = linkOf(mail?.text)
    const page = await gateway.app.request(link)
    expect([page.status, page.headers.get('Referrer-Policy')]).toEqual([200, 'no-referrer'])
    // A GET of the confirmation link confirms nothing, since e-mail programs prefetch links.
    expect((await read(user)).email).toBe('tasinan@example.com')
    expect((await login('yeni.ev@example.com')).status).toBe(400)
    expect((await gateway.app.request(link, { method: 'POST' })).status).toBe(200)
    expect(await read(user)).toMatchObject({ email: 'yeni.ev@example.com' })
    expect(await read(user)).not.toHaveProperty('pending_email')
    expect((await login('yeni.ev@example.com')).status).toBe(200)
    expect(await newMails(gateway)).toMatchObject([
      { to: 'tasinan@example.com', subject: 'Hesabınızın e-posta adresi değişti' },
    ])
    expect((await gateway.app.request(link, { method: 'POST' })).status).toBe(404)
    expect(gateway.logs.join('\n')).not.toContain(link.split('/').at(-2))
  })

  test('is given up where the password changes: who asked for it may be a stranger', async () => {
    const user = await newUser(gateway, 'calinan')
    await save(user, profile('calinan', { email: 'hirsiz@example.com' }))
    const link = linkOf((await newMails(gateway))[0]?.text)
    const chosen = { new_password: 'Sisli_Sahil_Yolu', comfirm_password: 'Sisli_Sahil_Yolu' }
    await gateway.json('PUT', '/api/auth/password/', { old_password: goodPassword, ...chosen }, user)
    expect((await gateway.app.request(link, { method: 'POST' })).status).toBe(404)
  })

  test('once confirmed ends the reset links that went to the old one', async () => {
    const user = await newUser(gateway, 'postasi')
    await gateway.request('POST', '/api/auth/forget-password/', { email: 'postasi@example.com' })
    const token = resetTokenOf((await newMails(gateway)).at(-1))
    await save(user, profile('postasi', { email: 'temiz.posta@example.com' }))
    await gateway.app.request(linkOf((await newMails(gateway))[0]?.text), { method: 'POST' })
    const chosen = { new_password: 'Sisli_Sahil_Yolu', comfirm_password: 'Sisli_Sahil_Yolu' }
    expect((await gateway.request('POST', '/api/auth/reset-password/', { token, ...chosen })).status).toBe(400)
  })

  test('makes nobody write to strangers: six addresses an hour, and six mails to one, are too many', async () => {
    const user = await newUser(gateway, 'postaci')
    const ask = async (email: string, headers = user) => (await save(headers, profile('postaci', { email }))).status
    const statuses = []
    for (let i = 0; i < 6; i++) statuses.push(await ask(`yabanci${i}@example.com`))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    // Saving an e-mail address that is already pending, or the current one, is not rate-limited.
    expect([await ask('yabanci4@example.com'), await ask('postaci@example.com')]).toEqual([200, 200])
    gateway.pass(3600)
    const many = []
    for (let i = 0; i < 6; i++) {
      const name = `postaci${i}`
      const sender = await newUser(gateway, name)
      many.push((await save(sender, profile(name, { email: 'KURBAN@example.com' }))).status)
    }
    expect(many).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('of somebody else is answered alike, and never becomes the user’s', async () => {
    const user = await newUser(gateway, 'kurnaz')
    const saved = await save(user, profile('kurnaz', { email: 'demo@ufuk.example' }))
    expect(User.parse(await saved.json())).toMatchObject({ pending_email: 'demo@ufuk.example' })
    const [mail] = await newMails(gateway)
    expect(mail).toMatchObject({ to: 'demo@ufuk.example', subject: 'Bu e-posta adresiyle zaten bir hesabınız var' })
    expect(linkOf(mail?.text)).toBe('')
  })

  test('that another account got meanwhile is not taken from it', async () => {
    const user = await newUser(gateway, 'geckalan')
    await save(user, profile('geckalan', { email: 'yarisan@example.com' }))
    const link = linkOf((await newMails(gateway))[0]?.text)
    await newUser(gateway, 'yarisan')
    expect((await gateway.app.request(link, { method: 'POST' })).status).toBe(404)
    expect((await read(user)).email).toBe('geckalan@example.com')
  })

  test('is given up by saving the old one, and after a day', async () => {
    await gateway.deps.db.orm.delete(emailChanges)
    const user = await newUser(gateway, 'vazgecen')
    await save(user, profile('vazgecen', { email: 'baska@example.com' }))
    const link = linkOf((await newMails(gateway))[0]?.text)
    await save(user, profile('vazgecen'))
    expect((await gateway.app.request(link)).status).toBe(404)
    await save(user, profile('vazgecen', { email: 'baska@example.com' }))
    const again = linkOf((await newMails(gateway))[0]?.text)
    gateway.pass(24 * 3600 + 1)
    expect((await gateway.app.request(again, { method: 'POST' })).status).toBe(404)
    expect(await read(user)).not.toHaveProperty('pending_email')
    await cleanUp(gateway.deps)
    expect(await gateway.deps.db.orm.$count(emailChanges)).toBe(0)
  })
})
