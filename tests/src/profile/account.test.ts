// @vitest-environment node
import { expect, test } from 'vitest'
import { action as passwordAction } from '#profile/password/password-route.tsx'
import { profileAction } from '#profile/profile-action.ts'
import { type Answers, postedByUser } from '#tests/support/route-args.ts'

const user = {
  username: 'selin.kaya',
  first_name: 'Selin',
  last_name: 'Kaya',
  email: 'selin@ufuk.example',
  phone_code: '90',
  phone: '5321234567',
  settings: { country: 'TR', language: 'tr', currency: 'TRY' },
}
const { settings: _, ...fields } = user

const posted = (form: Record<string, string>, answers: Answers) => postedByUser('/profile/', form, answers)
const locationOf = (result: unknown) => (result instanceof Response ? result.headers.get('Location') : null)

test('a saved profile leads back with its news; a failure has one sentence', async () => {
  const form = { intent: 'save', ...fields }
  const saved = posted(form, { 'PUT /api/user/': () => Response.json(user) })
  expect(locationOf(await profileAction(saved.args))).toBe('/profile/?done=profile')
  expect(saved.calls).toEqual([{ name: 'PUT /api/user/', body: fields }])
  const taken = { username: ['Bu kullanıcı adı alınmış'] }
  const refused = posted(form, { 'PUT /api/user/': () => Response.json(taken, { status: 400 }) })
  expect(await profileAction(refused.args)).toMatchObject({
    data: { failure: 'Bilgileriniz güncellenirken bir hata oluştu.', result: { error: taken } },
  })
})

test.each(['username', 'first_name', 'last_name', 'email', 'phone'])(
  'a profile without %s makes no call',
  async (name) => {
    const { args, calls } = posted({ intent: 'save', ...fields, [name]: '' }, {})
    expect(await profileAction(args)).toMatchObject({ data: { failure: null }, init: { status: 400 } })
    expect(calls).toEqual([])
  },
)

const known: Answers = {
  'GET /api/user/': () => Response.json(user),
  'POST /api/user/delete/': () => new Response(null, { status: 204 }),
}
const deletions = (calls: { name: string }[]) => calls.filter(({ name }) => name.includes('delete')).length

test('an account is deleted by its name and a last word only, and the traveller is a guest then', async () => {
  const wrong = posted({ intent: 'delete', confirm_username: 'baskasi' }, known)
  expect(await profileAction(wrong.args)).toMatchObject({ data: { deletion: 'wrong-name' } })
  const asked = posted({ intent: 'ask', confirm_username: 'selin.kaya' }, known)
  expect(await profileAction(asked.args)).toMatchObject({ data: { deletion: 'confirm', username: 'selin.kaya' } })
  expect([deletions(wrong.calls), deletions(asked.calls)]).toEqual([0, 0])
  const last = posted({ intent: 'delete', confirm_username: 'selin.kaya' }, known)
  await last.memory.store.saveTicket('x', {})
  // On the server, the action can't store a notice in session storage, so home's URL says that the account was deleted.
  expect(locationOf(await profileAction(last.args))).toBe('/?done=deleted')
  expect([deletions(last.calls), last.memory.kept.token, last.memory.tickets.size]).toEqual([1, null, 0])
})

test.each([
  ['fails', () => new Response('', { status: 500 }), 'Bir hata oluştu'],
  [
    'gets no answer',
    () => {
      throw new TypeError('Failed to fetch')
    },
    'Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin.',
  ],
])('a deletion that %s says so and leaves the traveller signed in', async (_, reply, message) => {
  const failing: Answers = { ...known, 'POST /api/user/delete/': reply }
  const { args, memory } = posted({ intent: 'delete', confirm_username: 'selin.kaya' }, failing)
  expect(await profileAction(args)).toMatchObject({ data: { deletion: 'failed', message } })
  expect(memory.kept.token).toBe('token')
})

const change = { old_password: 'eski-şifrem', new_password: 'Sisli-Yokuş-7719', comfirm_password: 'Sisli-Yokuş-7719' }

test('a changed password brings a new token', async () => {
  const answers = { 'PUT /api/auth/password/': () => Response.json({ token: 'new-token-new-token-new' }) }
  const { args, memory } = posted(change, answers)
  expect(locationOf(await passwordAction(args))).toBe('/profile/?done=password')
  expect(memory.kept.token).toBe('new-token-new-token-new')
})

test('a refused password keeps the token and brings no password back', async () => {
  const wrong = { old_password: ['Mevcut şifreniz hatalı'] }
  const { args, memory } = posted(change, { 'PUT /api/auth/password/': () => Response.json(wrong, { status: 400 }) })
  const result = await passwordAction(args)
  expect(result).toMatchObject({ data: { failure: 'Mevcut şifreniz hatalı', result: { error: wrong } } })
  expect(JSON.stringify(result)).not.toMatch(/eski-şifrem|Sisli/)
  expect(memory.kept.token).toBe('token')
  const { args: empty, calls } = posted({ ...change, old_password: '' }, {})
  expect(await passwordAction(empty)).toMatchObject({ init: { status: 400 } })
  expect(calls).toEqual([])
})
