// @vitest-environment node
import { expect, test } from 'vitest'
import { action, loader } from '#auth/auth-route.tsx'
import { action as signOut } from '#auth/logout-route.ts'
import { type Answers, memoryStore, routeArgs } from '#tests/support/route-args.ts'

const call = 'POST /api/auth/login/'
const form = { username: 'demo', password: 'ufuk-demo-2026' }

async function signIn(query: string, answers: Answers, typed: Record<string, string> = form) {
  const memory = memoryStore()
  const { args, calls } = routeArgs(`/auth/login/${query}`, answers, {
    form: typed,
    store: memory.store,
    params: { auth_type: 'login' },
  })
  const result = await action(args)
  const answered = { calls, token: memory.kept.token }
  if (result instanceof Response)
    return {
      ...answered,
      to: result.headers.get('Location'),
      inPlace: result.headers.has('X-Remix-Replace'),
      status: undefined,
      result: undefined,
      failure: null,
    }
  return { ...answered, to: null, status: result.init?.status, ...result.data }
}

const accepted: Answers = { [call]: () => Response.json({ token: 'token-token-token-token' }) }

test('a sign-in keeps the token and leads back, on this site alone', async () => {
  expect(await signIn('?returnTo=%2Fflight%2Fcheck-pnr%2F', accepted)).toMatchObject({
    token: 'token-token-token-token',
    to: '/flight/check-pnr/',
    // The page of `next` replaces the sign-in page in the browser history, because going back to the sign-in page would
    // redirect again.
    inPlace: true,
  })
  expect(await signIn('?returnTo=https%3A%2F%2Fevil.example', accepted)).toMatchObject({ to: '/' })
})

test('an incomplete form makes no call', async () => {
  for (const typed of [
    { username: '', password: '' },
    { username: 'ab', password: 'x' },
  ]) {
    expect(await signIn('', accepted, typed)).toMatchObject({ status: 400, calls: [], token: null })
  }
})

test('a refusal shows the first message of the server or the general one, and never hands the password back', async () => {
  const refused = await signIn('', {
    [call]: () => Response.json({ detail: ['Kullanıcı adı veya şifre hatalı'] }, { status: 400 }),
  })
  expect(refused).toMatchObject({ failure: 'Kullanıcı adı veya şifre hatalı', token: null })
  expect(JSON.stringify(refused.result)).not.toContain(form.password)
  expect(await signIn('', { [call]: () => new Response('', { status: 500 }) })).toMatchObject({
    failure: 'Bir hata oluştu',
  })
  expect(await signIn('', {})).toMatchObject({ failure: 'Bir hata oluştu', unreachable: true, status: 503 })
})

test('a right password of an account that waits for its code leads to the page of the code', async () => {
  const registration = 'abcdefghijklmnopqrstuv'
  const waiting = { activation: ['Hesabınız etkinleştirilmedi.'], registration }
  const answers = { [call]: () => Response.json(waiting, { status: 403 }) }
  const { args } = routeArgs('/auth/login/?returnTo=%2Ffaq%2F', answers, { form, params: { auth_type: 'login' } })
  const left: unknown = await action(args).catch((thrown: unknown) => thrown)
  expect(left instanceof Response && left.headers.get('Location')).toBe(
    `/auth/activate/?registration=${registration}&returnTo=%2Ffaq%2F`,
  )
})

test('the pages are for guests, and there is no third one', async () => {
  const memory = memoryStore()
  const open = (auth_type: string) =>
    loader(routeArgs(`/auth/${auth_type}/`, {}, { params: { auth_type }, store: memory.store }).args)
  expect(await open('register')).toMatchObject({ mode: 'register', registration: null })
  memory.kept.token = 'token'
  const turnedAway: unknown = await open('login').catch((thrown: unknown) => thrown)
  expect(turnedAway).toMatchObject({ status: 302 })
  expect(turnedAway instanceof Response && turnedAway.headers.has('X-Remix-Replace')).toBe(true)
  await expect(open('register')).rejects.toMatchObject({ status: 302 })
  await expect(open('anything')).rejects.toMatchObject({ init: { status: 404 } })
})

test('signing out clears the device even when the call is lost', async () => {
  const memory = memoryStore()
  memory.kept.token = 'token'
  await memory.store.saveTicket('x', {})
  const { args, calls } = routeArgs('/auth/logout/', {}, { form: {}, store: memory.store })
  await signOut(args)
  expect(calls.map(({ name }) => name)).toEqual(['DELETE /api/auth/logout/'])
  expect([memory.kept.token, memory.tickets.size]).toEqual([null, 0])
})

test('a traveller who goes on meanwhile is signed out all the same', async () => {
  const memory = memoryStore()
  memory.kept.token = 'token'
  const answers = { 'DELETE /api/auth/logout/': () => new Response(null, { status: 204 }) }
  const { args } = routeArgs('/auth/logout/', answers, { form: {}, store: memory.store })
  const left = new AbortController()
  const leaving = signOut({ ...args, request: new Request(args.request, { signal: left.signal }) })
  left.abort()
  await leaving
  expect(memory.kept.token).toBeNull()
})

test('another sign-in over an earlier one starts with a clean device; a guest keeps what is kept', async () => {
  for (const [before, tickets] of [
    ['token-of-somebody-else', 0],
    [null, 1],
  ] as const) {
    const memory = memoryStore()
    memory.kept.token = before
    await memory.store.saveTicket('x', {})
    const { args } = routeArgs('/auth/login/', accepted, { form, store: memory.store, params: { auth_type: 'login' } })
    await action(args)
    expect(memory.tickets.size).toBe(tickets)
  }
})
