import { expect, test } from 'vitest'
import { loader as loadPayment } from '#flight/payment/payment-route.tsx'
import { createTestGateway, sharedGateway } from '#tests/server/support/gateway.ts'
import { atBank, finishAtBank } from '#tests/server/support/at-bank.ts'
import { heldFlight, payFlight, searchFlights, ticketedFlight } from '#tests/server/support/flight-journey.ts'
import { cards } from '#tests/support/payer.ts'
import { passTo, paymentArgs } from '#tests/src/flight/payment/flight-payment-gateway.ts'
import { memoryStore, routeArgs } from '#tests/support/route-args.ts'

const gateway = sharedGateway()

async function load(session: string, answers = passTo(gateway, session), store = memoryStore().store) {
  const { args, calls } = paymentArgs(session, answers, { store })
  const outcome = await loadPayment(args).catch((thrown: unknown) => thrown)
  const location = outcome instanceof Response ? outcome.headers.get('Location') : null
  return { outcome, location, calls: calls.map(({ name }) => name) }
}

const ofUser = /coupons|moneypoints|user\/passengers|user\/bills/

test('a guest gets booking, check, countries and three conditions, and is asked for nothing personal', async () => {
  const { outcome, calls } = await load(await heldFlight(gateway))
  expect(outcome).toMatchObject({
    kind: 'ready',
    booking: { state: 'unpaid' },
    check: { status: true, message: '' },
    saved: { passengers: [], bills: [], coupons: [], moneyPoints: [] },
    conditions: [
      { page_type_code: 'TERMS_OF_USE' },
      { page_type_code: 'PROTECTION_OF_PERSONAL_DATA' },
      { page_type_code: 'DISTANCE_SALES_CONTRACT' },
    ],
  })
  expect(calls.filter((name) => ofUser.test(name))).toEqual([])
})

test('a signed-in traveller gets saved passengers, bills, coupons and money points', async () => {
  const headers = await gateway.signIn()
  const session = await heldFlight(gateway, {}, headers)
  const { store, kept } = memoryStore()
  kept.token = 'a-token-that-the-store-holds'
  const { outcome, calls } = await load(session, passTo(gateway, session, headers), store)
  expect(calls.filter((name) => ofUser.test(name))).toHaveLength(4)
  expect(outcome).toHaveProperty('saved.passengers.0.name')
  expect(outcome).toHaveProperty('saved.bills.0.billing_name')
  expect(outcome).toHaveProperty('saved.coupons.0.code')
  expect(outcome).toHaveProperty('saved.moneyPoints.0.display')
})

test('lists that can’t be loaded do not stop a payment', async () => {
  const session = await heldFlight(gateway)
  const { 'GET /api/countries/': _countries, 'GET /api/content/corporate/': _pages, ...rest } = passTo(gateway, session)
  const { outcome } = await load(session, rest)
  expect(outcome).toMatchObject({ kind: 'ready', countries: [], conditions: [] })
})

test('each rendering of the form has a key of its own', async () => {
  const session = await heldFlight(gateway)
  const keys = [await load(session), await load(session)].map(({ outcome }) =>
    Reflect.get(Object(outcome), 'idempotencyKey'),
  )
  expect(new Set(keys).size).toBe(2)
})

test('without a session the way leads home', async () => {
  const { args } = routeArgs('/flight/payment/', {})
  const outcome: unknown = await loadPayment(args).catch((thrown: unknown) => thrown)
  expect(outcome instanceof Response && outcome.headers.get('Location')).toBe('/?tab=flight&missing=session')
})

test('a session that nothing was selected in is not found', async () => {
  const { session_unique: session } = await searchFlights(gateway)
  expect((await load(session)).outcome).toMatchObject({ init: { status: 404 } })
})

test('a lost check leads back to the results', async () => {
  const session = await heldFlight(gateway)
  const { 'GET /api/flight/gateway/payment/': _, ...rest } = passTo(gateway, session)
  const { outcome } = await load(session, rest)
  expect(outcome).toEqual({ kind: 'failed', back: '/?tab=flight' })
})

test("a lost check leads back to the search that the address names, with 'Bavul dahil'", async () => {
  const { args } = routeArgs('/flight/payment/?session_unique=KKKKKKKKKKKKKKKKKKKKKK&search=SSS&bag=1', {})
  expect(await loadPayment(args)).toEqual({ kind: 'failed', back: '/flight/search/?session_unique=SSS&bag=1' })
})

test('a paid booking takes the place of its payment, which is taken out of the way back, and ends the draft', async () => {
  const session = await ticketedFlight(gateway)
  const { store } = memoryStore()
  await store.setDraft('flight-payment', { email: 'a@b.tr' })
  const { location, outcome } = await load(session, passTo(gateway, session), store)
  expect(location).toBe(`/flight/booking/detail/${session}/?clear=true`)
  expect(outcome instanceof Response && outcome.headers.get('X-Remix-Replace')).toBe('true')
  expect(await store.draft('flight-payment')).toBeNull()
})

test('a payment that the bank decides on stays in sight without a connection, until it is declined', async () => {
  const session = await heldFlight(gateway)
  const { pay_url } = await payFlight(gateway, session, { card_number: cards.slow })
  await atBank(gateway, pay_url)
  const { store, tickets } = memoryStore()
  const seen = await load(session, passTo(gateway, session), store)
  expect(seen.outcome).toMatchObject({ booking: { state: 'confirming' } })
  expect((await load(session, {}, store)).location).toBe(`/flight/booking/detail/${session}/`)
  await store.saveTicket(session, { ...Object(tickets.get(session)?.booking), state: 'declined' })
  expect((await load(session, {}, store)).outcome).toMatchObject({ kind: 'failed' })
})

test('a declined payment says so and can be paid again', async () => {
  const session = await heldFlight(gateway)
  const { pay_url } = await payFlight(gateway, session, { card_number: cards.declined })
  await finishAtBank(gateway, pay_url)
  expect((await load(session)).outcome).toMatchObject({
    kind: 'ready',
    booking: { state: 'declined' },
    check: { status: true },
  })
})

test('what was typed before comes with the data', async () => {
  const { store } = memoryStore()
  await store.setDraft('flight-payment', { email: 'a@b.tr' })
  const session = await heldFlight(gateway)
  expect((await load(session, passTo(gateway, session), store)).outcome).toMatchObject({ draft: { email: 'a@b.tr' } })
})

test('a hold that ran out is taken again while its seats are free', async () => {
  const other = await createTestGateway()
  const session = await heldFlight(other)
  other.pass(16 * 60)
  const { outcome } = await load(session, passTo(other, session))
  expect(outcome).toMatchObject({ kind: 'ready', booking: { state: 'unpaid' }, check: { status: true } })
  await other.close()
})
