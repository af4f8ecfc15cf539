// @vitest-environment node
import { expect, test } from 'vitest'
import { action, loader } from '#contact/contact-route.tsx'
import { type Answers, routeArgs } from '#tests/support/route-args.ts'

const call = 'POST /api/contact/'
const form = { name: 'Ayşe Kaya', email: 'ayse@example.com', phone: '0532 123 45 67', message: 'Merhaba' }

async function send(typed: Record<string, string>, answers: Answers) {
  const { args, calls } = routeArgs('/contact/', answers, { form: typed })
  const result = await action(args)
  if (result instanceof Response) return { calls, to: result.headers.get('Location'), result: undefined }
  return { calls, status: result.init?.status, ...result.data }
}

test('a complete message is sent once, and the address says so', async () => {
  const { calls, to } = await send(form, { [call]: () => Response.json({}, { status: 201 }) })
  expect(calls).toEqual([{ name: call, body: form }])
  expect(to).toBe('/contact/?sent=true')
})

test('an incomplete one makes no call and keeps what was typed', async () => {
  for (const missing of ['name', 'email', 'phone', 'message']) {
    const answer = await send({ ...form, [missing]: '' }, {})
    expect(answer).toMatchObject({ calls: [], status: 400, failure: null })
    expect(answer.result?.error).toEqual({ [missing]: ['required'] })
    const typed = Object.entries(form).filter(([name]) => name !== missing)
    expect(answer.result?.initialValue).toEqual(Object.fromEntries(typed))
  }
  expect((await send({ ...form, email: 'abc' }, {})).result?.error).toEqual({ email: ['email'] })
})

test('a failure tells the first message of the server, or the general one; a lost connection says so', async () => {
  const refused = { [call]: () => Response.json({ detail: ['Çok fazla deneme yaptınız.'] }, { status: 429 }) }
  expect(await send(form, refused)).toMatchObject({ status: 429, failure: 'Çok fazla deneme yaptınız.' })
  expect(await send(form, { [call]: () => new Response('', { status: 500 }) })).toMatchObject({
    failure: 'Bir hata oluştu',
  })
  expect(await send(form, {})).toMatchObject({ status: 503, unreachable: true })
})

test('the form is there without the offices', async () => {
  expect(await loader(routeArgs('/contact/', {}).args)).toEqual([])
})
