import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadPaymentStatus } from '#booking/payment/payment-status.ts'
import { busProduct } from '#bus/bus-product.ts'
import type { PaymentAnswer } from '#booking/payment/payment-answer.ts'
import { action, loader } from '#bus/payment/payment-route.tsx'
import { busBooking, type Seats, selectedSeats, ticketedBus } from '#tests/server/support/bus-journey.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { passTo, paymentArgs, postedForm } from '#tests/src/bus/payment/bus-payment-gateway.ts'
import { memoryStore, routeArgs } from '#tests/support/route-args.ts'

const gateway = sharedGateway()

const call = 'POST /api/bus/gateway/payment/'
let taken = 0
/** Returns a seat for a woman. Each call returns another seat, because all tests use the same bus. */
const seat = () => [[++taken, 'F']] as const

async function load(session: string, answers = passTo(gateway, session), store = memoryStore().store) {
  const { args, calls } = paymentArgs(session, answers, { store })
  const outcome: unknown = await loader(args).catch((thrown: unknown) => thrown)
  const location = outcome instanceof Response ? outcome.headers.get('Location') : null
  return { outcome, location, calls }
}

describe('loading', () => {
  test('a guest gets the booking and the check, which is asked with nothing but the session', async () => {
    const session = await selectedSeats(gateway, seat())
    const { outcome, calls } = await load(session)
    expect(outcome).toMatchObject({
      kind: 'ready',
      booking: { state: 'unpaid', tickets: [{ gender: 'F', seat_number: String(taken) }] },
      check: { status: true, message: '' },
      saved: { passengers: [], bills: [], coupons: [], moneyPoints: [] },
    })
    const check = calls.find(({ name }) => name === call)
    expect(check?.body).toEqual({ session_unique: session })
    expect(calls.filter(({ name }) => name.includes('/api/user/'))).toEqual([])
  })

  test('a signed-in traveller gets active coupons of the account and no money points', async () => {
    const headers = await gateway.signIn()
    const session = await selectedSeats(gateway, seat(), headers)
    const { store, kept } = memoryStore()
    kept.token = 'a-token-that-the-store-holds'
    const { outcome, calls } = await load(session, passTo(gateway, session, headers), store)
    expect(outcome).toHaveProperty('saved.passengers.0.name')
    expect(outcome).toHaveProperty('saved.bills.0.billing_name')
    expect(outcome).toHaveProperty('saved.coupons.0.code')
    expect(outcome).toHaveProperty('saved.moneyPoints', [])
    expect(outcome).not.toMatchObject({ saved: { coupons: expect.arrayContaining([{ active: false }]) } })
    expect(calls.map(({ name }) => name)).toContain('GET /api/user/coupons/')
  })

  test('without a session it leads home; a paid booking leads to its ticket', async () => {
    const nowhere: unknown = await loader(routeArgs('/bus/payment/', {}).args).catch((thrown: unknown) => thrown)
    expect(nowhere instanceof Response && nowhere.headers.get('Location')).toBe('/?tab=bus&missing=session')
    const session = await ticketedBus(gateway, seat())
    expect((await load(session)).location).toBe(`/bus/booking/detail/${session}/?clear=true`)
  })

  test('no answer leads back to the results', async () => {
    const session = await selectedSeats(gateway, seat())
    const { outcome } = await load(session, {})
    expect(outcome).toEqual({ kind: 'failed', back: '/?tab=bus' })
  })
})

describe('sending', () => {
  beforeEach(() => vi.stubGlobal('document', {}))
  afterEach(() => vi.unstubAllGlobals())

  async function send(session: string, changes: Record<string, string> = {}) {
    const { args, calls } = paymentArgs(session, passTo(gateway, session), { form: postedForm(session, changes) })
    const outcome: unknown = await action(args)
    const answer: PaymentAnswer = Reflect.get(Object(outcome), 'data')
    const sent = calls.filter(({ name }) => name === call)
    return { answer, sent }
  }

  test('a valid form opens the bank’s page; its payload has the brief’s keys in brackets', async () => {
    const { answer, sent } = await send(await selectedSeats(gateway, seat()))
    expect(answer).toEqual({ kind: 'pay', payUrl: expect.stringContaining('/sandbox-bank/pay/') })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({
      'passengers[0][gender]': 'F',
      'passengers[0][name]': 'Deniz',
      'passengers[0][foregein_citizen]': false,
      'passengers[0][citizen_number]': '17291716060',
      has_invoice: false,
      selected_coupon: null,
      condition: true,
    })
    expect(Object.keys(Object(sent[0]?.body)).filter((name) => /^bill|pax_type|birth_date/.test(name))).toEqual([])
  })

  test('a passenger of another gender than the seat’s, or without an ID, is refused before anything is sent', async () => {
    const session = await selectedSeats(gateway, seat())
    const man = await send(session, { 'passengers[0].gender': 'M' })
    expect(man.answer).toMatchObject({
      kind: 'invalid',
      lastResult: { error: { 'passengers[0].gender': ['invalid'] } },
    })
    const nobody = await send(session, { 'passengers[0].citizen_number': '' })
    expect(nobody.answer).toMatchObject({
      kind: 'invalid',
      lastResult: { error: { 'passengers[0].citizen_number': ['required'] } },
    })
    expect([...man.sent, ...nobody.sent]).toEqual([])
    const { initialValue } = Object(Reflect.get(Object(man.answer), 'lastResult'))
    expect(Object.keys(initialValue).filter((name) => name.startsWith('card_'))).toEqual([])
    expect(initialValue).toHaveProperty('email')
  })

  for (const [name, since] of [
    [
      'two seats in place of one',
      () =>
        [
          [++taken, 'F'],
          [++taken, 'F'],
        ] as const,
    ],
    ['a seat for another gender', () => [[30, 'M']] as const],
  ] satisfies [string, () => Seats][]) {
    // The test simulates a backend with one booking per search, in which another tab changes the selection.
    test(`a page of a selection that was changed to ${name} is loaded again with what was typed`, async () => {
      const { selection = '' } = await busBooking(gateway, await selectedSeats(gateway, seat()))
      const session = await selectedSeats(gateway, since())
      const { store, drafts } = memoryStore()
      const form = postedForm(session, { selection })
      const { args, calls } = paymentArgs(session, passTo(gateway, session), { form, store })
      expect(await action(args)).toMatchObject({
        data: {
          kind: 'refused',
          message: expect.stringContaining('seçiminiz değişti'),
          research: false,
          refresh: true,
          draft: { email: 'deniz@example.com', 'passengers[0].surname': 'ÖZTÜRK' },
        },
      })
      expect(calls.filter(({ name: asked }) => asked === call)).toEqual([])
      const kept = drafts.get('bus-payment')
      expect(kept).toMatchObject({ email: 'deniz@example.com', 'passengers[0].surname': 'ÖZTÜRK' })
      expect(Object.keys(kept ?? {}).filter((field) => field.startsWith('card_'))).toEqual([])
    })
  }

  test('a payment that needs no step at the bank leads to the ticket', async () => {
    const session = await selectedSeats(gateway, seat())
    for (const pay_url of ['', null, undefined]) {
      const send_payment = { message: '', status: true, status_code: 200, research: false, refresh: false, pay_url }
      const answers = { ...passTo(gateway, session), [call]: () => Response.json({ send_payment }) }
      const { args } = paymentArgs(session, answers, { form: postedForm(session) })
      const outcome: unknown = await action(args).catch((thrown: unknown) => thrown)
      expect(outcome instanceof Response && outcome.headers.get('Location')).toBe(
        `/bus/booking/detail/${session}/?clear=true`,
      )
    }
  })

  test('a foreigner is asked for nationality, passport and its date instead of an ID', async () => {
    const { answer } = await send(await selectedSeats(gateway, seat()), {
      'passengers[0].foregein_citizen': 'true',
      'passengers[0].passport': 'U123456',
    })
    expect(answer).toMatchObject({ kind: 'invalid' })
    const { error } = Object(Reflect.get(Object(answer), 'lastResult'))
    expect(error).toMatchObject({
      'passengers[0].nationality': ['required'],
      'passengers[0].passport': ['min_length|8'],
      'passengers[0].passport_expiry_date': ['required'],
    })
    expect(error).not.toHaveProperty(['passengers[0].citizen_number'])
  })
})

test('what became of a payment: done with a ticket, whose draft is forgotten; else back to the results', async () => {
  const { store } = memoryStore()
  await store.setDraft('bus-payment', { email: 'a@b.tr' })
  await store.setDraft('flight-payment', { email: 'a@b.tr' })
  const ask = async (session: string, leave = '') => {
    const path = `/bus/payment/status/?session_unique=${session}${leave}`
    const outcome: unknown = await loadPaymentStatus(
      routeArgs(path, passTo(gateway, session), { store }).args,
      busProduct,
    ).catch((thrown: unknown) => thrown)
    return outcome instanceof Response ? outcome.headers.get('Location') : outcome
  }
  const open = await selectedSeats(gateway, seat())
  expect(await ask(open)).toMatchObject({ info: { do_reservation: false, state: 'unpaid' } })
  expect(await ask(open, '&leave=abc')).toBe('/bus/search-gate/abc/')
  expect(await store.draft('bus-payment')).not.toBeNull()
  expect(await ask(await ticketedBus(gateway, seat()))).toMatchObject({ info: { do_reservation: true } })
  expect([await store.draft('bus-payment'), await store.draft('flight-payment')]).toEqual([null, { email: 'a@b.tr' }])
})
