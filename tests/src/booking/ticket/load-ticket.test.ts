// @vitest-environment node
import { expect, test } from 'vitest'
import { loadTicket } from '#booking/ticket/load-ticket.ts'
import { flightProduct } from '#flight/flight-product.ts'
import { flightBooking, sessionUnique } from '#tests/support/flight-booking.ts'
import { type Answers, memoryStore, routeArgs } from '#tests/support/route-args.ts'

const path = `/flight/booking/detail/${sessionUnique}/`
const call = `GET /api/flight/booking/${sessionUnique}/`
const answering = (booking: unknown, status = 200): Answers => ({ [call]: () => Response.json(booking, { status }) })

const load = (answers: Answers, memory = memoryStore(), id = sessionUnique) =>
  loadTicket(routeArgs(path, answers, { params: { session_unique: id }, store: memory.store }).args, flightProduct)

test('a ticket is kept as soon as it is seen', async () => {
  const memory = memoryStore()
  expect(await load(answering(flightBooking()), memory)).toMatchObject({ savedAt: null, kept: true })
  expect(memory.tickets.get(sessionUnique)?.booking).toEqual(flightBooking())
})

test('what is under way is kept too, what was never paid is not', async () => {
  for (const state of ['confirming', 'issuing'] as const) {
    expect(await load(answering(flightBooking({ state })))).toMatchObject({ booking: { state }, kept: true })
  }
  for (const state of ['unpaid', 'declined', 'refunded', 'expired'] as const) {
    expect(await load(answering(flightBooking({ state })))).toMatchObject({ booking: { state }, kept: false })
  }
})

test('a kept copy follows the booking', async () => {
  const memory = memoryStore()
  await load(answering(flightBooking({ state: 'confirming' })), memory)
  await load(answering(flightBooking({ state: 'refunded' })), memory)
  expect(await load({}, memory)).toMatchObject({ booking: { state: 'refunded' } })
})

test('without an answer the kept ticket opens, with its age', async () => {
  const memory = memoryStore()
  await memory.store.saveTicket(sessionUnique, flightBooking())
  const saved = { booking: { state: 'ticketed' }, savedAt: '2026-11-21T08:00:00.000Z', kept: true }
  expect(await load({}, memory)).toMatchObject({ ...saved, unreachable: true })
  for (const status of [503, 429])
    expect(await load(answering({}, status), memory)).toMatchObject({ ...saved, unreachable: false })
})

test('a gateway that refuses is believed, whatever is kept', async () => {
  const memory = memoryStore()
  await memory.store.saveTicket(sessionUnique, flightBooking())
  await expect(load(answering({}, 404), memory)).rejects.toMatchObject({ init: { status: 404 } })
})

test('without an answer and without a usable copy the failure is told', async () => {
  const memory = memoryStore()
  await memory.store.saveTicket(sessionUnique, { state: 'ticketed' })
  await expect(load({}, memory)).rejects.toMatchObject({ init: { status: 503 } })
})

test('an address that can name no booking is not asked about', async () => {
  await expect(load({}, memoryStore(), '../user')).rejects.toMatchObject({ init: { status: 404 } })
})

test('a settled booking is the end of its draft, an old ticket is not that of another', async () => {
  for (const state of ['issuing', 'ticketed', 'refunded'] as const) {
    const memory = memoryStore()
    await memory.store.setDraft('flight-payment', { email: 'a@b.tr' })
    await load(answering(flightBooking({ state })), memory)
    expect(await memory.store.draft('flight-payment')).toBeNull()
  }
  for (const state of ['ticketed', 'cancelled', 'refunded'] as const) {
    const memory = memoryStore()
    await memory.store.saveTicket(sessionUnique, flightBooking())
    await memory.store.setDraft('flight-payment', { email: 'a@b.tr' })
    await load(answering(flightBooking({ state })), memory)
    expect(await memory.store.draft('flight-payment')).toEqual({ email: 'a@b.tr' })
  }
})

test('a ticket that a sign-out has deleted is not the end of another booking’s draft when it is seen again', async () => {
  const memory = memoryStore()
  await memory.store.saveTicket(sessionUnique, flightBooking())
  await memory.store.forgetPersonal()
  await memory.store.setDraft('flight-payment', { email: 'a@b.tr' })
  expect(await load(answering(flightBooking()), memory)).toMatchObject({ kept: false })
  expect(await memory.store.draft('flight-payment')).toEqual({ email: 'a@b.tr' })
})
