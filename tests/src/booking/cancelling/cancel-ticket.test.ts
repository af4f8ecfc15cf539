// @vitest-environment node
import { expect, test } from 'vitest'
import { cancelTicket } from '#booking/cancelling/cancel-ticket.ts'
import { busCancelling } from '#bus/booking/bus-cancelling.ts'
import { busSession, cancelQuote as quote } from '#tests/support/bus-booking.ts'
import { type Answers, memoryStore, routeArgs } from '#tests/support/route-args.ts'

const path = `/bus/booking/detail/${busSession}/`
const call = `POST /api/bus/booking/${busSession}/cancel/`
const confirmed = { confirm: 'true', refund_total: '765', pnr: 'BUS4XI', surname: 'ÖZTÜRK' }

async function post(form: Record<string, string>, answers: Answers, id = busSession) {
  const { args, calls } = routeArgs(path, answers, { form, params: { session_unique: id } })
  const result = await cancelTicket(args, busCancelling)
  if (result instanceof Response)
    return { calls, to: result.headers.get('Location'), status: 302, quote: null, problem: null, typed: null }
  return { calls, to: undefined, status: result.init?.status ?? 200, ...result.data }
}

test('the first press asks for a quote and changes nothing', async () => {
  const answer = await post({}, { [call]: () => Response.json(quote) })
  expect(answer).toMatchObject({ status: 200, quote, problem: null })
  expect(answer.calls).toEqual([{ name: call, body: { confirm: false, seats: [], pnr: '', surname: '', proof: '' } }])
})

test('the confirmation names the amount that was quoted, and leads to the ticket', async () => {
  const done = { ...quote, cancelled: true, refundable: false }
  const { calls, to } = await post(confirmed, { [call]: () => Response.json(done) })
  expect(to).toBe(path)
  expect(calls.map(({ body }) => body)).toEqual([
    { confirm: true, refund_total: 765, seats: [], pnr: 'BUS4XI', surname: 'ÖZTÜRK', proof: '' },
  ])
})

test('an amount that changed is asked anew and shown, never taken', async () => {
  const changed = { ...quote, refund_total: 680, fee: 170 }
  const answers: Answers = {
    [call]: async (request) =>
      (await request.json()).confirm ? Response.json(changed, { status: 409 }) : Response.json(changed),
  }
  const { calls, quote: shown, problem, status } = await post(confirmed, answers)
  expect([shown?.refund_total, problem, status]).toEqual([
    680,
    'İptal koşulları değişti. Lütfen yeni tutarı onaylayın.',
    409,
  ])
  expect(calls.map(({ body }) => Object(body).confirm)).toEqual([true, false])
})

test('a proof that is not right says so beside the quote', async () => {
  const wrong = { pnr: ['PNR kodu ve soyadı bu biletle eşleşmiyor.'] }
  const answers: Answers = {
    [call]: async (request) =>
      (await request.json()).confirm ? Response.json(wrong, { status: 403 }) : Response.json(quote),
  }
  expect(await post(confirmed, answers)).toMatchObject({ quote, problem: wrong.pnr[0], status: 403 })
})

test('a lost answer is never called a cancellation, nor a failure', async () => {
  const { quote: none, problem, to } = await post(confirmed, {})
  expect([none, to]).toEqual([null, undefined])
  expect(problem).toContain('yenileyerek görebilirsiniz')
})

const shown = { ...confirmed, fee: '85', paid: '850', limit: quote.limit, needs_proof: 'true' }
/**
 * Quote that the page shows again after a failure. It is read from the posted form `shown`, which contains no seats, so
 * the quote has none either.
 */
const shownAgain = { ...quote, seats: [] }
const typed = { pnr: 'BUS4XI', surname: 'ÖZTÜRK' }

test('what was quoted and typed outlasts a gateway that is busy, broken or out of reach', async () => {
  for (const status of [429, 500, 503]) {
    const answer = await post(shown, { [call]: () => Response.json({ detail: ['?'] }, { status }) })
    expect(answer).toMatchObject({ status, quote: shownAgain, typed, problem: expect.any(String) })
  }
  expect(await post(shown, {})).toMatchObject({ status: 503, quote: shownAgain, typed })
})

test('what was typed comes back with a proof that is not right', async () => {
  const answers: Answers = {
    [call]: async (request) =>
      (await request.json()).confirm ? Response.json({ pnr: ['?'] }, { status: 403 }) : Response.json(quote),
  }
  expect(await post(shown, answers)).toMatchObject({ status: 403, quote, typed })
})

test('where a new amount can not be asked for, quote and proof stay, and it says to try again', async () => {
  const answers: Answers = {
    [call]: async (request) =>
      (await request.json()).confirm
        ? Response.json({ non_field_errors: ['Süre doldu.'] }, { status: 409 })
        : Response.json({}, { status: 503 }),
  }
  const answer = await post(shown, answers)
  expect(answer).toMatchObject({ status: 409, quote: shownAgain, typed })
  expect(answer.problem).toMatch(/^Süre doldu\. /)
  expect(answer.problem).toContain('biraz sonra yeniden deneyin')
})

test('a ticket that an earlier press cancelled, whose answer was lost, leads to the ticket', async () => {
  const done = { ...quote, cancelled: true, refundable: false, reason: 'cancelled', message: 'Bu bilet iptal edildi.' }
  const answers: Answers = {
    [call]: async (request) =>
      (await request.json()).confirm
        ? Response.json({ non_field_errors: [done.message] }, { status: 409 })
        : Response.json(done),
  }
  expect(await post(shown, answers)).toMatchObject({ to: path })
})

test('an unknown ticket is a 404', async () => {
  const unknown: Answers = { [call]: () => Response.json({ detail: ['?'] }, { status: 404 }) }
  await expect(post({}, unknown)).rejects.toMatchObject({ init: { status: 404 } })
  await expect(post({}, {}, '../user')).rejects.toMatchObject({ init: { status: 404 } })
})

test('a choice without a seat asks for one, and asks the gateway nothing', async () => {
  expect(await post({ choosing: 'true' }, {})).toMatchObject({
    status: 400,
    quote: null,
    problem: 'İptal edilecek koltukları seçin.',
    calls: [],
  })
})

test('what a PNR lookup of this ticket answered goes along, that of another does not', async () => {
  for (const [of, proof] of [
    [busSession, 'proof-of-this-ticket'],
    ['otherotherotherother22', ''],
  ] as const) {
    const { store } = memoryStore()
    await store.setProof(of, 'proof-of-this-ticket')
    const { args, calls } = routeArgs(
      path,
      { [call]: () => Response.json(quote) },
      {
        form: { seats: '13' },
        params: { session_unique: busSession },
        store,
      },
    )
    await cancelTicket(args, busCancelling)
    expect(calls).toEqual([{ name: call, body: { confirm: false, seats: ['13'], pnr: '', surname: '', proof } }])
  }
})
