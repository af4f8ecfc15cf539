// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { LoginReply } from '#contract/auth.ts'
import { User } from '#contract/frame.ts'
import { Passkey, PasskeyCreationOptions, PasskeyList, PasskeyRequestOptions } from '#contract/passkey.ts'
import { passkeySite } from '#server/api/auth/passkey-site.ts'
import { passkeyChallenges } from '#server/db/schema/identity.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { newMails, newUser } from '#tests/server/support/account.ts'
import { origin, sharedGateway } from '#tests/server/support/gateway.ts'
import { errorOf } from '#tests/server/support/error-body.ts'
import { createSoftAuthenticator, type SoftAuthenticator } from '#tests/server/support/soft-authenticator.ts'

const gateway = sharedGateway()

type Headers = Record<string, string>
const path = '/api/auth/passkey/'
const page = { origin, rpId: 'ufuk.example' }
const refused = { credential: ['Geçiş anahtarı doğrulanamadı. Lütfen tekrar deneyin.'] }

const creationOptions = async (user: Headers) =>
  PasskeyCreationOptions.parse(await gateway.json('POST', `${path}registration-options/`, undefined, user))
const requestOptions = async () =>
  PasskeyRequestOptions.parse(await gateway.json('POST', `${path}authentication-options/`))
const list = async (user: Headers) => PasskeyList.parse(await gateway.json('GET', path, undefined, user)).results
const login = (credential: unknown) => gateway.request('POST', `${path}authentication/`, { credential })

async function withPasskey(username: string) {
  const user = await newUser(gateway, username)
  const key = createSoftAuthenticator()
  const credential = key.register(await creationOptions(user), page)
  const passkey = Passkey.parse(await gateway.json('POST', `${path}registration/`, { name: '', credential }, user))
  return { user, key, passkey }
}

const signedBy = async (key: SoftAuthenticator, ...rest: [typeof page, { verified?: boolean; counter?: number }?]) =>
  login(key.authenticate((await requestOptions()).challenge, ...rest))

describe('a passkey', () => {
  test('is added, tells its owner by mail, and signs in without a name or a password', async () => {
    const { user, key, passkey } = await withPasskey('anahtar')
    expect(passkey).toMatchObject({ name: 'Geçiş anahtarı 1', last_used_at: null })
    expect((await newMails(gateway)).at(-1)).toMatchObject({
      to: 'anahtar@example.com',
      subject: 'Hesabınıza bir geçiş anahtarı eklendi',
    })
    const response = await signedBy(key, page)
    expect(response.status).toBe(200)
    const { token } = LoginReply.parse(await response.json())
    const signedIn = User.parse(await gateway.json('GET', '/api/user/', undefined, { Authorization: `Token ${token}` }))
    expect(signedIn.username).toBe('anahtar')
    expect((await list(user))[0]?.last_used_at).not.toBeNull()
  })

  test('is asked for with its user verified, discoverable, and for this site alone', async () => {
    const user = await newUser(gateway, 'secenek')
    expect(await creationOptions(user)).toMatchObject({
      rp: { id: 'ufuk.example', name: 'Ufuk' },
      user: { name: 'secenek', displayName: 'secenek' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const options = await requestOptions()
    expect(options).toMatchObject({ rpId: 'ufuk.example', userVerification: 'required' })
    expect(Object.keys(options)).not.toContain('allowCredentials')
  })

  test('is renamed and removed by its owner; another’s is a 404, a guest’s call a 401', async () => {
    const { user, key, passkey } = await withPasskey('sahibi')
    const stranger = await newUser(gateway, 'yabanci')
    const one = `${path}${passkey.id}/`
    const rename = (headers: Headers, name = 'Telefonum') => gateway.request('PUT', one, { name }, headers)
    const remove = (headers: Headers) => gateway.request('DELETE', one, undefined, headers)
    expect([(await rename({})).status, (await remove({})).status]).toEqual([401, 401])
    expect([(await rename(stranger)).status, (await remove(stranger)).status]).toEqual([404, 404])
    expect(await errorOf(await rename(user, ' '))).toEqual({ name: ['Bu alan zorunludur'] })
    expect((await rename(user)).status).toBe(200)
    expect(await list(user)).toMatchObject([{ name: 'Telefonum' }])
    expect(await list(stranger)).toEqual([])
    expect([(await remove(user)).status, (await remove(user)).status]).toEqual([204, 404])
    expect((await signedBy(key, page)).status).toBe(400)
    for (const call of ['registration-options/', 'registration/']) {
      expect((await gateway.request('POST', path + call, {})).status).toBe(401)
    }
    expect((await gateway.request('GET', path)).status).toBe(401)
  })

  test.each<[string, typeof page, { verified?: boolean; counter?: number }]>([
    ['signed for another site', { ...page, origin: 'https://ufuk.example.evil.test' }, {}],
    ['signed for another relying party', { ...page, rpId: 'evil.test' }, {}],
    ['of somebody who was not verified', page, { verified: false }],
  ])('%s is refused', async (name, where, changes) => {
    const { key } = await withPasskey(`red-${name.length}-${name.slice(-4)}`)
    const response = await signedBy(key, where, changes)
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toEqual(refused)
  })

  test('whose count went back was copied, and is refused', async () => {
    const { key } = await withPasskey('kopya')
    expect((await signedBy(key, page, { counter: 7 })).status).toBe(200)
    expect((await signedBy(key, page, { counter: 7 })).status).toBe(400)
    expect((await signedBy(key, page, { counter: 8 })).status).toBe(200)
  })

  test('and its copy, at the same time, sign in once', async () => {
    const { key } = await withPasskey('ikiz')
    const both = await Promise.all([signedBy(key, page, { counter: 7 }), signedBy(key, page, { counter: 7 })])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('that keeps no count signs in again and again', async () => {
    const { key } = await withPasskey('sayisiz')
    const twice = await Promise.all([signedBy(key, page, { counter: 0 }), signedBy(key, page, { counter: 0 })])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
  })

  test('that nobody has, or whose signature is another’s, is refused', async () => {
    expect((await signedBy(createSoftAuthenticator(), page)).status).toBe(400)
    const { key } = await withPasskey('gercek')
    const forged = createSoftAuthenticator().authenticate((await requestOptions()).challenge, page)
    const own = key.authenticate((await requestOptions()).challenge, page)
    const mixed = { ...own, response: { ...own.response, signature: forged.response.signature } }
    expect((await login(mixed)).status).toBe(400)
    expect((await login({ ...own, response: { ...own.response, clientDataJSON: 'bm9wZQ' } })).status).toBe(400)
    expect(await errorOf(await login('x'))).toEqual({ credential: ['Geçersiz değer'] })
  })
})

describe('a challenge', () => {
  test('is answered once, within five minutes', async () => {
    const { key } = await withPasskey('tekrar')
    const answer = key.authenticate((await requestOptions()).challenge, page)
    expect([(await login(answer)).status, (await login(answer)).status]).toEqual([200, 400])
    const late = key.authenticate((await requestOptions()).challenge, page)
    gateway.pass(301)
    expect((await login(late)).status).toBe(400)
    await cleanUp(gateway.deps)
    expect(await gateway.deps.db.orm.$count(passkeyChallenges)).toBe(0)
  })

  test('of one user’s registration is no good for another’s, nor for a sign-in', async () => {
    const { user, key } = await withPasskey('birinci')
    const other = await newUser(gateway, 'ikinci')
    const { challenge } = await creationOptions(user)
    expect((await login(key.authenticate(challenge, page))).status).toBe(400)
    const credential = createSoftAuthenticator().register(await creationOptions(user), page)
    const response = await gateway.request('POST', `${path}registration/`, { name: '', credential }, other)
    expect([response.status, await errorOf(response)]).toEqual([400, refused])
  })
})

test('the same passkey is not added twice, and ten are the most', async () => {
  const { user, key } = await withPasskey('cok')
  const options = await creationOptions(user)
  expect(options.excludeCredentials).toHaveLength(1)
  const again = await gateway.request(
    'POST',
    `${path}registration/`,
    { name: '', credential: key.register(options, page) },
    user,
  )
  expect(again.status).toBe(400)
  for (let i = 0; i < 9; i++) {
    const credential = createSoftAuthenticator().register(await creationOptions(user), page)
    await gateway.json('POST', `${path}registration/`, { name: `Anahtar ${i}`, credential }, user)
  }
  const full = await gateway.request('POST', `${path}registration-options/`, undefined, user)
  expect(await errorOf(full)).toEqual({ non_field_errors: ['En fazla 10 geçiş anahtarınız olabilir.'] })
})

test('on this machine passkeys are for localhost, elsewhere for the public host', () => {
  expect(passkeySite('http://127.0.0.1:3000')).toEqual({ rpId: 'localhost', origins: ['http://localhost:3000'] })
  expect(passkeySite('http://localhost')).toEqual({ rpId: 'localhost', origins: ['http://localhost'] })
  expect(passkeySite('https://www.ufuk.example')).toEqual({
    rpId: 'www.ufuk.example',
    origins: ['https://www.ufuk.example'],
  })
})
