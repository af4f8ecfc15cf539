// @vitest-environment node
import { expect, test } from 'vitest'
import { action, shouldRevalidate } from '#profile/price-alerts/price-alerts-route.tsx'
import { postedByUser } from '#tests/support/route-args.ts'

const locationOf = (result: unknown) => (result instanceof Response ? result.headers.get('Location') : null)
const list = '/profile/price_alerts/'

test.each([
  ['stop', { active: false }, '?done=alert-stopped'],
  ['resume', { active: true }, '?done=alert-resumed'],
])('%s leads back to the list and says so', async (intent, body, search) => {
  const answers = { 'PUT /api/user/price_alert/7/': () => Response.json(body) }
  const { args, calls } = postedByUser(list, { intent, id: '7' }, answers)
  expect(locationOf(await action(args))).toBe(list + search)
  expect(calls).toEqual([{ name: 'PUT /api/user/price_alert/7/', body }])
})

test('a changed threshold leads back to the list; a refused one is told at its field', async () => {
  const call = 'PUT /api/user/price_alert/7/threshold/'
  const form = { intent: 'threshold', id: '7', threshold: '1.200,50' }
  const taken = postedByUser(list, form, { [call]: () => Response.json({ threshold: 1200.5 }) })
  expect(locationOf(await action(taken.args))).toBe(`${list}?done=alert-changed`)
  expect(taken.calls).toEqual([{ name: call, body: { threshold: 1200.5 } }])
  const emptied = postedByUser(list, { ...form, threshold: '' }, { [call]: () => Response.json({ threshold: null }) })
  await action(emptied.args)
  expect(emptied.calls).toEqual([{ name: call, body: { threshold: null } }])
  const error = { threshold: ['Daha düşük bir tutar girin.'] }
  const refused = postedByUser(list, form, { [call]: () => Response.json(error, { status: 400 }) })
  expect(await action(refused.args)).toMatchObject({ data: { alert: 7, result: { error } }, init: { status: 400 } })
  for (const [threshold, code] of [
    ['ucuz', 'number'],
    ['0', 'invalid'],
    ['-5', 'invalid'],
    ['10.000.001', 'invalid'],
  ] as const) {
    const wrong = postedByUser(list, { ...form, threshold }, {})
    expect(await action(wrong.args)).toMatchObject({ data: { alert: 7, result: { error: { threshold: [code] } } } })
    expect(wrong.calls).toEqual([])
  }
})

test('a deleted alert leads back to the tab that it stood in', async () => {
  const answers = { 'DELETE /api/user/price_alert/7/': () => new Response(null, { status: 204 }) }
  const { args } = postedByUser(`${list}?tab=bus`, { intent: 'delete', id: '7' }, answers)
  expect(locationOf(await action(args))).toBe(`${list}?tab=bus&done=alert-deleted`)
})

test('what can’t be resumed is told in the gateway’s words, a lost connection in ours', async () => {
  const over = { detail: ['Bu aramanın günü geçti.'] }
  const refused = { 'PUT /api/user/price_alert/7/': () => Response.json(over, { status: 400 }) }
  const form = { intent: 'resume', id: '7' }
  expect(await action(postedByUser(list, form, refused).args)).toMatchObject({
    data: { failure: 'Bu aramanın günü geçti.' },
    init: { status: 400 },
  })
  expect(await action(postedByUser(list, form, {}).args)).toMatchObject({
    data: { failure: 'Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin.' },
    init: { status: 503 },
  })
})

test.each([
  { intent: 'constructor', id: '7' },
  { intent: 'stop', id: '../7' },
  { intent: 'stop' },
  { intent: 'threshold', id: 'x' },
  { id: '7' },
])('a form that names nothing to do makes no call: %o', async (form) => {
  const { args, calls } = postedByUser(list, form, {})
  expect(locationOf(await action(args))).toBe(list)
  expect(calls).toEqual([])
})

test('another tab loads its list; the end of a notification loads nothing', () => {
  const ask = (from: string, to: string) =>
    shouldRevalidate({
      currentUrl: new URL(from, 'https://ufuk.example'),
      nextUrl: new URL(to, 'https://ufuk.example'),
      currentParams: {},
      nextParams: {},
      defaultShouldRevalidate: true,
    })
  expect(ask(list, `${list}?tab=bus`)).toBe(true)
  expect(ask(`${list}?tab=bus&done=alert-stopped`, `${list}?tab=bus`)).toBe(false)
})
