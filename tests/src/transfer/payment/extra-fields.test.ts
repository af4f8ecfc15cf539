// @vitest-environment node
import { expect, test } from 'vitest'
import { readFormPost } from '#server/web/form-post.ts'
import { payerCard, payerContact } from '#tests/support/payer.ts'
import { type Answers, routeArgs } from '#tests/support/route-args.ts'
import { transferBooking } from '#tests/support/transfer-booking.ts'
import type { PaymentAnswer } from '#booking/payment/payment-answer.ts'
import { extraField } from '#transfer/payment/extra-quantities.ts'
import { action } from '#transfer/payment/payment-route.tsx'

const extra = (id: number) => ({ id, name: `Ek ${id}`, price: 50, quantity: 0, max_quantity: 3, is_selected: false })
const ids = [7, 4_999, 5_000, 2_147_483_648]
const booking = transferBooking({
  session_unique: 'extrasextrasextrasextr',
  state: 'unpaid',
  extra_products: ids.map(extra),
})
const path = `/transfer/payment/?session_unique=${booking.session_unique}`

/**
 * Posts the payment form with two of each extra. Returns the answer of the action, and the bodies of the POST requests
 * that the action sent to the gateway.
 */
async function post(answers: Answers, changes: Record<string, string> = {}, field = extraField, extras = ids) {
  const form = {
    session_unique: booking.session_unique,
    idempotency_key: 'a-key-of-one-attempt',
    ...payerContact,
    ...payerCard,
    'passengers[0].name': 'Deniz',
    'passengers[0].surname': 'ÖZTÜRK',
    condition: 'true',
    ...Object.fromEntries(extras.map((id) => [field(id), '2'])),
    ...changes,
  }
  const { args, calls } = routeArgs(path, answers, { form })
  expect(await readFormPost(args.request.clone())).toHaveProperty('body')
  const outcome: unknown = await action(args).catch((thrown: unknown) => thrown)
  const answer: PaymentAnswer | undefined = Reflect.get(Object(outcome), 'data')
  return { answer, sent: calls.filter(({ name }) => name.startsWith('POST')).map(({ body }) => body) }
}

const chosen = Object.fromEntries(ids.map((id) => [`extra_products[${id}]`, 2]))
const payment = (reply: () => Response): Answers => ({
  [`GET /api/transfer/booking/${booking.session_unique}/`]: () => Response.json(booking),
  'POST /api/transfer/gateway/payment/': reply,
})

test('extras with any ID are paid for', async () => {
  const { sent } = await post(payment(() => new Response(null, { status: 503 })))
  expect(sent).toEqual([expect.objectContaining(chosen)])
})

test('the total is updated with extras of any ID, and their fields keep what was typed', async () => {
  const { answer, sent } = await post({}, { update_extras: 'true' })
  expect(sent).toEqual([
    { session_unique: booking.session_unique, ...Object.fromEntries(Object.keys(chosen).map((name) => [name, '2'])) },
  ])
  expect(answer).toMatchObject({
    kind: 'invalid',
    keptKey: 'a-key-of-one-attempt',
    lastResult: { initialValue: { extra_products: Object.fromEntries(ids.map((id) => [String(id), '2'])) } },
  })
})

test('a form whose fields are malformed changes no extras and keeps its key', async () => {
  const { answer, sent } = await post({}, { update_extras: 'true' }, (id) => `extra_products[${id}]`, [7])
  expect(sent).toEqual([])
  expect(answer).toMatchObject({ kind: 'invalid', keptKey: 'a-key-of-one-attempt' })
})

test.each(ids)('what the gateway says about extra %i stands at its field', async (id) => {
  const reply = () => Response.json({ [`extra_products[${id}]`]: ['Bu ek artık yok'] }, { status: 400 })
  const { answer } = await post(payment(reply))
  expect(answer).toMatchObject({
    kind: 'invalid',
    lastResult: { error: { [extraField(id)]: ['Bu ek artık yok'] } },
  })
})
