// @vitest-environment node
import { expect, test } from 'vitest'
import { action as forgot } from '#auth/forgot-password-route.tsx'
import { action as reset, loader } from '#auth/reset-password-route.tsx'
import { type Answers, memoryStore, routeArgs } from '#tests/support/route-args.ts'

const token = 'reset-token-reset-token'
const chosen = { new_password: 'Sisli-Yokuş-7719', comfirm_password: 'Sisli-Yokuş-7719' }

/**
 * Returns the arguments of the reset page; the cookie is the one that the web tier sets when the e-mailed link is
 * opened.
 */
function resetArgs(answers: Answers, form: Record<string, string> | undefined, cookie: string) {
  const memory = memoryStore()
  const made = routeArgs('/auth/reset-password/', answers, { ...(form ? { form } : {}), store: memory.store })
  made.args.request.headers.set('Cookie', cookie)
  return { ...made, memory }
}

test('a mail is asked for by a valid address alone', async () => {
  const call = 'POST /api/auth/forget-password/'
  const send = async (email: string) => {
    const { args, calls } = routeArgs(
      '/auth/forgot-password/',
      { [call]: () => new Response(null, { status: 204 }) },
      {
        form: { email },
      },
    )
    return { result: await forgot(args), calls }
  }
  expect(await send('selin@ufuk.example')).toEqual({
    result: { sent: true },
    calls: [{ name: call, body: { email: 'selin@ufuk.example' } }],
  })
  expect((await send('abc')).calls).toEqual([])
  expect((await send('')).calls).toEqual([])
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
