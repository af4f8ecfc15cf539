import { expect, test } from 'vitest'
import { loadPaymentStatus } from '#booking/payment/payment-status.ts'
import { flightProduct } from '#flight/flight-product.ts'
import { sharedGateway } from '#tests/server/support/gateway.ts'
import { atBank } from '#tests/server/support/at-bank.ts'
import { heldFlight, payFlight, ticketedFlight } from '#tests/server/support/flight-journey.ts'
import { cards } from '#tests/support/payer.ts'
import { passTo } from '#tests/src/flight/payment/flight-payment-gateway.ts'
import { memoryStore, routeArgs } from '#tests/support/route-args.ts'

const gateway = sharedGateway()

async function ask(
  session: string,
  { leave = false, answers = passTo(gateway, session), store = memoryStore().store } = {},
) {
  const path = `/flight/payment/status/?session_unique=${session}${leave ? '&leave=abc' : ''}`
  const outcome: unknown = await loadPaymentStatus(routeArgs(path, answers, { store }).args, flightProduct).catch(
    (thrown: unknown) => thrown,
  )
  return outcome instanceof Response ? outcome.headers.get('Location') : outcome
}

test('an unpaid booking is not done', async () => {
  const session = await heldFlight(gateway)
  expect(await ask(session)).toEqual({ info: { do_reservation: false, finish_page_showed: false, state: 'unpaid' } })
})

test('a ticketed booking is done, and the draft of the form is forgotten', async () => {
  const { store } = memoryStore()
  await store.setDraft('flight-payment', { email: 'a@b.tr' })
  const session = await ticketedFlight(gateway)
  expect(await ask(session, { store })).toMatchObject({ info: { do_reservation: true, state: 'ticketed' } })
  expect(await store.draft('flight-payment')).toBeNull()
})

test('no answer is told as no answer', async () => {
  expect(await ask(await heldFlight(gateway), { answers: {} })).toEqual({ info: null })
})

test('after a lost payment call an unpaid booking leads back to the results of its search', async () => {
  const session = await heldFlight(gateway)
  expect(await ask(session, { leave: true })).toBe('/flight/search-gate/abc/')
  expect(await ask(session, { leave: true, answers: {} })).toBe('/flight/search-gate/abc/')
})

test('after a lost payment call a payment under way is shown', async () => {
  const session = await heldFlight(gateway)
  const { pay_url } = await payFlight(gateway, session, { card_number: cards.slow })
  await atBank(gateway, pay_url)
  const { store } = memoryStore()
  const address = `/flight/payment/?session_unique=${session}`
  expect(await ask(session, { leave: true, store })).toBe(address)
  expect(await ask(session, { leave: true, store, answers: {} })).toBe(address)
})
