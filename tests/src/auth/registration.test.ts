// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { action as activate, loader as loadActivation } from '#auth/activate-route.tsx'
import { action, loader } from '#auth/auth-route.tsx'
import { type Answers, memoryStore, routeArgs } from '#tests/support/route-args.ts'

const registration = 'abcdefghijklmnopqrstuv'
const typed = {
  username: 'selin.kaya',
  email: 'selin@ufuk.example',
  password: 'Rüzgârlı-Tepe-48',
  comfirm_password: 'Rüzgârlı-Tepe-48',
}
const accepted: Answers = { 'POST /api/auth/register/': () => Response.json({ registration }) }
const params = { auth_type: 'register' }

afterEach(() => vi.unstubAllGlobals())

async function register(answers: Answers, form = typed, store = memoryStore().store) {
  const { args, calls } = routeArgs('/auth/register/?returnTo=%2Ffaq%2F', answers, { form, params, store })
  return { result: await action(args), calls }
}

test('the browser returns to where the traveller was, and remembers that a code is awaited', async () => {
  vi.stubGlobal('document', {})
  const memory = memoryStore()
  const { result, calls } = await register(accepted, typed, memory.store)
  expect(result instanceof Response && result.headers.get('Location')).toBe('/faq/')
  expect(calls).toEqual([{ name: 'POST /api/auth/register/', body: typed }])
  const page = await loader(routeArgs('/auth/login/', {}, { params: { auth_type: 'login' }, store: memory.store }).args)
  expect(page.registration).toBe(registration)
})

test('without scripts the page of the code tells of the registration', async () => {
  const { result } = await register(accepted)
  const to = (result instanceof Response && result.headers.get('Location')) || ''
  expect(to).toBe(`/auth/activate/?registration=${registration}&registered=true&returnTo=%2Ffaq%2F`)
  expect(await loadActivation(routeArgs(to, {}).args)).toEqual({ returnTo: '/faq/', registration, registered: true })
})

test.each([
  ['an empty user name', { ...typed, username: '' }, 'username'],
  ['a user name with a sign that names may not have', { ...typed, username: 'selin@ufuk' }, 'username'],
  ['a bad address', { ...typed, email: 'abc' }, 'email'],
  ['a short password', { ...typed, password: 'kısa', comfirm_password: 'kısa' }, 'password'],
  ['another password the second time', { ...typed, comfirm_password: 'başka bir şey' }, 'comfirm_password'],
])('%s makes no call', async (_, form, field) => {
  const { result, calls } = await register(accepted, form)
  expect(calls).toEqual([])
  expect(result).toMatchObject({ data: { failure: null, result: { error: { [field]: [expect.any(String)] } } } })
  expect(JSON.stringify(result)).not.toContain(form.password)
})

test('what the server says of a field stands beside it and in the notification', async () => {
  const refused = { username: ['Bu kullanıcı adı alınmış'] }
  const { result } = await register({ 'POST /api/auth/register/': () => Response.json(refused, { status: 400 }) })
  expect(result).toMatchObject({
    init: { status: 400 },
    data: { failure: 'Bu kullanıcı adı alınmış', result: { error: refused, initialValue: { username: 'selin.kaya' } } },
  })
})

const code = (form: Record<string, string>, answers: Answers, store = memoryStore().store) =>
  activate(routeArgs('/auth/activate/?returnTo=%2Fprofile%2F', answers, { form, store }).args)
const activation = 'POST /api/auth/activation/'

test('the code signs in, leads on and ends the wait', async () => {
  const memory = memoryStore()
  await memory.store.setRegistration(registration)
  const answers = { [activation]: () => Response.json({ token: 'token-token-token-token' }) }
  const result = await code({ registration, code: '123456' }, answers, memory.store)
  expect(result instanceof Response && result.headers.get('Location')).toBe('/profile/')
  expect([memory.kept.token, memory.kept.registration]).toEqual(['token-token-token-token', null])
})

test('spaces and hyphens in the code are ignored', async () => {
  for (const typed of [' 812 658', '812-658']) {
    const args = routeArgs(
      '/auth/activate/',
      { [activation]: () => Response.json({}, { status: 400 }) },
      {
        form: { registration, code: typed },
      },
    )
    await activate(args.args)
    expect(args.calls[0]?.body).toMatchObject({ code: '812658' })
  }
})

test('a user name that was taken meanwhile is asked for anew', async () => {
  const taken = { username: ['Bu kullanıcı adı alınmış'] }
  const answers = { [activation]: () => Response.json(taken, { status: 400 }) }
  expect(await code({ registration, code: '123456' }, answers)).toMatchObject({
    data: { nameTaken: true, result: { error: taken } },
    init: { status: 400 },
  })
  expect(await code({ registration, code: '12' }, answers)).toMatchObject({ data: { nameTaken: false } })
})

test('a new code is asked for without one', async () => {
  const answers = { 'POST /api/auth/activation/resend/': () => new Response(null, { status: 204 }) }
  expect(await code({ registration, intent: 'resend' }, answers)).toEqual({
    resent: 'E-posta adresinize yeni bir kod gönderdik.',
  })
})
