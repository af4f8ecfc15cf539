/** Payment, return from the bank, ticket and PNR lookup under faults. */
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { loadTicket } from '#booking/ticket/load-ticket.ts'
import { lookUp } from '#booking/check-pnr/look-up.ts'
import { loadPaymentStatus } from '#booking/payment/payment-status.ts'
import { flightProduct } from '#flight/flight-product.ts'
import { action as sendPayment } from '#flight/payment/payment-route.tsx'
import { bookings } from '#server/db/schema/bookings.ts'
import { charges } from '#server/db/schema/payments.ts'
import type { FaultStep } from '#tests/faults/step.ts'
import { outcome, type World } from '#tests/faults/world.ts'
import { booking, cards, finishAtBank, pay, selected, ticketed } from '#tests/server/support/journey.ts'
import { keyOf, postedForm } from '#tests/src/flight/payment/payment-gateway.ts'

const draftName = 'flight-payment'
const draft = { email: 'deniz@example.com', 'passengers[0].name': 'Deniz' }
const cardOf = ({ fault }: World) => (fault === 'slow-3ds' ? cards.slow : cards.approved)

/** Checks that there is exactly one charge and one ticket. */
async function expectOneTicket({ gateway, memory }: World, session: string): Promise<void> {
  const paid = await gateway.deps.db.orm
    .select({ state: charges.state })
    .from(charges)
    .innerJoin(bookings, eq(bookings.id, charges.bookingId))
    .where(eq(bookings.sessionUnique, session))
  expect(paid.filter(({ state }) => state === 'approved')).toHaveLength(1)
  const { state, tickets } = await booking(gateway, session)
  expect([state, tickets.length]).toEqual(['ticketed', 1])
  expect(memory.drafts.has(draftName)).toBe(false)
}

/** Sends the form; with a new idempotency key if the page was opened again. */
async function send(world: World, session: string, key = keyOf(session)) {
  const form = postedForm(session, { card_number: cardOf(world), idempotency_key: key })
  const path = `/flight/payment/?session_unique=${session}`
  return (await outcome(sendPayment(world.args(path, { form })))).data
}

async function ask(world: World, session: string) {
  const { data } = await outcome(
    loadPaymentStatus(world.args(`/flight/payment/status/?session_unique=${session}`), flightProduct),
  )
  const info = Object(data['info'])
  if (data['info'] === null) return 'unknown'
  return info.do_reservation ? 'works' : String(info.state)
}

const startStep: FaultStep = {
  async prepare(world) {
    await world.memory.store.setDraft(draftName, draft)
    // The steps before use a good network: the worst fault is a lost reply to the payment itself.
    world.network.state.affects = (call) => call === 'POST /api/flight/gateway/payment/'
    return selected(world.gateway)
  },
  async attempt(world, session) {
    const answer = await send(world, session)
    expect(world.memory.drafts.get(draftName)).toEqual(draft)
    if (answer['kind'] === 'pay') return 'works'
    expect(answer).toMatchObject({ kind: 'failed', keptKey: keyOf(session) })
    return 'asks'
  },
  async afterwards(world, session) {
    const same = await send(world, session)
    expect(same['kind']).toBe('pay')
    const again = await send(world, session, `again-${session}`)
    expect(again['kind']).toBe('pay')
    await finishAtBank(world.gateway, String(again['payUrl']))
    world.gateway.pass(10)
    expect(await ask(world, session)).toBe('works')
    await expectOneTicket(world, session)
  },
}

const returnStep: FaultStep = {
  async prepare(world) {
    await world.memory.store.setDraft(draftName, draft)
    const session = await selected(world.gateway)
    const { pay_url: payUrl } = await pay(world.gateway, session, { card_number: cardOf(world) })
    await finishAtBank(world.gateway, payUrl)
    return session
  },
  async attempt(world, session) {
    const state = await ask(world, session)
    if (state !== 'works') expect(world.memory.drafts.get(draftName)).toEqual(draft)
    return state
  },
  async afterwards(world, session) {
    world.gateway.pass(10)
    expect(await ask(world, session)).toBe('works')
    await expectOneTicket(world, session)
  },
}

async function openTicket(world: World, session: string) {
  const path = `/flight/booking/detail/${session}/`
  const loaded = await loadTicket(world.args(path, { params: { session_unique: session } }), flightProduct)
  expect(loaded.booking.departure_booking.info.pnr_code).toMatch(/^[A-Z0-9]{6}$/)
  if (loaded.savedAt === null) return 'works'
  return loaded.unreachable ? 'kept' : 'stale'
}

const ticketStep: FaultStep = {
  async prepare(world) {
    const session = await ticketed(world.gateway)
    await openTicket(world, session)
    return session
  },
  async attempt(world, session) {
    const before = structuredClone(world.memory.tickets.get(session))
    const state = await openTicket(world, session)
    expect(world.memory.tickets.get(session)).toEqual(before)
    return state
  },
  async afterwards(world, session) {
    expect(await openTicket(world, session)).toBe('works')
  },
}

async function lookUpPnr(world: World, pnr: string) {
  const form = { pnr, surname: 'Öztürk' }
  const { leadsTo, data } = await outcome(lookUp(world.args('/flight/check-pnr/', { form }), flightProduct))
  if (leadsTo !== null) return 'works'
  const { initialValue, error } = Object(data['result'])
  expect([initialValue, data['notice']]).toEqual([form, { title: expect.anything(), message: expect.anything() }])
  return JSON.stringify(error ?? null).includes('Yanıt alınamadı') ? 'unreachable' : 'notice'
}

const pnrStep: FaultStep = {
  async prepare({ gateway }) {
    // PNR lookups are rate-limited per code and device, so every cell has its own.
    const { departure_booking: booked } = await booking(gateway, await ticketed(gateway))
    return booked.info.pnr_code ?? ''
  },
  attempt: lookUpPnr,
  async afterwards(world, pnr) {
    expect(await lookUpPnr(world, pnr)).toBe('works')
  },
}

export const paymentSteps = {
  'payment-start': startStep,
  'payment-return': returnStep,
  ticket: ticketStep,
  pnr: pnrStep,
}
