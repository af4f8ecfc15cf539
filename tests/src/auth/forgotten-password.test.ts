// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest'
import { action as forgot, loader as load } from '#auth/forgot-password-route.tsx'
import { action as reset, loader } from '#auth/reset-password-route.tsx'
import { type Answers, memoryStore, routeArgs } from '#tests/support/route-args.ts'

const token = 'reset-token-reset-token'
const chosen = { new_password: 'Sisli-Yokuş-7719', comfirm_password: 'Sisli-Yokuş-7719' }

/**
 * Returns the arguments for loader and action of the page on which a password is reset. `cookie` is the request's
 * cookie, as the web tier sets it when the link in the e-mail is opened.
 */
function resetArgs(answers: Answers, form: Record<string, string> | undefined, cookie: string) {
  const memory = memoryStore()
  const made = routeArgs('/auth/reset-password/', answers, { ...(form ? { form } : {}), store: memory.store })
  made.args.request.headers.set('Cookie', cookie)
  return { ...made, memory }
}

const mailCall = 'POST /api/auth/forget-password/'
const askForMail = async (email: string, path = '/auth/forgot-password/') => {
  const answers = { [mailCall]: () => new Response(null, { status: 204 }) }
  const { args, calls } = routeArgs(path, answers, { form: { email } })
  return { result: await forgot(args), calls }
}

test('a mail is asked for by a valid address alone', async () => {
  vi.stubEnv('SSR', false)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await askForMail('selin@ufuk.example')).toEqual({
    result: { sent: true },
    calls: [{ name: mailCall, body: { email: 'selin@ufuk.example' } }],
  })
  expect((await askForMail('abc')).calls).toEqual([])
  expect((await askForMail('')).calls).toEqual([])
})

test('without scripts, the page after the mail is one that can be loaded again', async () => {
  const { result } = await askForMail('selin@ufuk.example', '/auth/forgot-password/?returnTo=%2Fprofile%2F')
  const to = result instanceof Response ? result.headers.get('Location') : null
  expect(to).toBe('/auth/forgot-password/?sent=true&returnTo=%2Fprofile%2F')
  const { args } = routeArgs(to ?? '', {})
  expect(await load(args)).toEqual({ returnTo: '/profile/', sent: true })
})

test('the form is there for who came by the link', async () => {
  expect(loader(resetArgs({}, undefined, `reset-token=${token}`).args)).toEqual({ known: true, done: false })
  expect(loader(resetArgs({}, undefined, 'reset-token=; x=y').args)).toEqual({ known: false, done: false })
})

test('the new password goes with the cookie’s token, signs in and ends the cookie', async () => {
  const call = 'POST /api/auth/reset-password/'
  const answers = { [call]: () => Response.json({ token: 'token-token-token-token' }) }
  const { args, calls, memory } = resetArgs(answers, chosen, `reset-token=${token}`)
  const result = await reset(args)
  expect(calls[0]).toEqual({ name: call, body: { token, ...chosen } })
  expect(memory.kept.token).toBe('token-token-token-token')
  const headers = result instanceof Response ? result.headers : new Headers()
  expect(headers.get('Location')).toBe('/auth/reset-password/?done')
  expect(headers.get('Set-Cookie')).toMatch(/^reset-token=; Max-Age=0; Path=\/auth\/reset-password\/; HttpOnly/)
})

test('a refusal brings no password back', async () => {
  const common = { new_password: ['Bu şifre çok yaygın'] }
  const answers = { 'POST /api/auth/reset-password/': () => Response.json(common, { status: 400 }) }
  const result = await reset(resetArgs(answers, chosen, `reset-token=${token}`).args)
  expect(result).toMatchObject({ data: { failure: 'Bu şifre çok yaygın', result: { error: common } } })
  expect(JSON.stringify(result)).not.toContain(chosen.new_password)
})
