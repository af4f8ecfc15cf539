/** Tests payment, return from the bank, ticket and PNR lookup of a product under faults. */
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { lookUp } from '#booking/check-pnr/look-up.ts'
import { loadPaymentStatus } from '#booking/payment/payment-status.ts'
import { loadTicket } from '#booking/ticket/load-ticket.ts'
import type { ProductName } from '#contract/products.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { charges } from '#server/db/schema/payments.ts'
import { faultProducts } from '#tests/faults/fault-products.ts'
import type { FaultStep } from '#tests/faults/step.ts'
import { outcome, type World } from '#tests/faults/world.ts'
import { finishAtBank } from '#tests/server/support/at-bank.ts'
import { cards } from '#tests/support/payer.ts'

const draft = { email: 'deniz@example.com', 'passengers[0].name': 'Deniz' }
const cardOf = ({ fault }: World) => (fault === 'slow-3ds' ? cards.slow : cards.approved)

/** Returns the steps of a product's purchase from sending the payment to the ticket. */
export function paymentSteps(name: ProductName) {
  const product = faultProducts[name]
  const draftName = `${name}-payment`
  const paymentPath = `/${name}/payment/`

  async function ticketed({ gateway }: World): Promise<string> {
    const session = await product.selected(gateway)
    await finishAtBank(gateway, await product.payUrl(gateway, session, cards.approved))
    return session
  }

  const loaded = (world: World, session: string) =>
    loadTicket(
      world.args(`/${name}/booking/detail/${session}/`, { params: { session_unique: session } }),
      product.product,
    )

  /** Checks that there is exactly one charge and one ticket. */
  async function expectOneTicket(world: World, session: string): Promise<void> {
    const paid = await world.gateway.deps.db.orm
      .select({ state: charges.state })
      .from(charges)
      .innerJoin(bookings, eq(bookings.id, charges.bookingId))
      .where(eq(bookings.sessionUnique, session))
    expect(paid.filter(({ state }) => state === 'approved')).toHaveLength(1)
    const { state, tickets } = (await loaded(world, session)).booking
    expect([state, tickets.length]).toEqual(['ticketed', 1])
    expect(world.memory.drafts.has(draftName)).toBe(false)
  }

  /** Sends the payment form; with a new idempotency key if the page was opened again. */
  async function send(world: World, session: string, key = `key-${session}`) {
    const form = product.paymentForm(session, { card_number: cardOf(world), idempotency_key: key })
    const path = `${paymentPath}?session_unique=${session}`
    return (await outcome(product.pay(world.args(path, { form })))).data
  }

  async function ask(world: World, session: string) {
    const { data } = await outcome(
      loadPaymentStatus(world.args(`${paymentPath}status/?session_unique=${session}`), product.product),
    )
    const info = Object(data['info'])
    if (data['info'] === null) return 'unknown'
    return info.do_reservation ? 'works' : String(info.state)
  }

  const startStep: FaultStep = {
    async prepare(world) {
      await world.memory.store.setDraft(draftName, draft)
      // The simulated network applies its fault only to the call that starts the payment, because the worst case is
      // that the response to this call is lost.
      world.network.state.affects = (call) => call === `POST /api/${name}/gateway/payment/`
      return product.selected(world.gateway)
    },
    async attempt(world, session) {
      const answer = await send(world, session)
      expect(world.memory.drafts.get(draftName)).toEqual(draft)
      if (answer['kind'] === 'pay') return 'works'
      expect(answer).toMatchObject({ kind: 'failed', keptKey: `key-${session}` })
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
      const session = await product.selected(world.gateway)
      await finishAtBank(world.gateway, await product.payUrl(world.gateway, session, cardOf(world)))
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
    const { booking, savedAt, unreachable } = await loaded(world, session)
    expect(JSON.stringify(booking)).toMatch(/"pnr_code":"[A-Z0-9]{6}"/)
    if (savedAt === null) return 'works'
    return unreachable ? 'kept' : 'stale'
  }

  const ticketStep: FaultStep = {
    async prepare(world) {
      const session = await ticketed(world)
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
    const { leadsTo, data } = await outcome(lookUp(world.args(`/${name}/check-pnr/`, { form }), product.product))
    if (leadsTo !== null) return 'works'
    const { initialValue, error } = Object(data['result'])
    expect([initialValue, data['notice']]).toEqual([form, { title: expect.anything(), message: expect.anything() }])
    return JSON.stringify(error ?? null).includes('Yanıt alınamadı') ? 'unreachable' : 'notice'
  }

  const pnrStep: FaultStep = {
    async prepare(world) {
      // PNR lookups are rate-limited per PNR and device, so every run of this step looks up a new ticket.
      return (await product.pnr(world.gateway, await ticketed(world))) ?? ''
    },
    attempt: lookUpPnr,
    async afterwards(world, pnr) {
      expect(await lookUpPnr(world, pnr)).toBe('works')
    },
  }

  return { 'payment-start': startStep, 'payment-return': returnStep, ticket: ticketStep, pnr: pnrStep }
}
