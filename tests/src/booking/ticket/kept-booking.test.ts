// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import type { AnyBooking } from '#booking/booking-product.ts'
import { keepBooking } from '#booking/ticket/kept-booking.ts'
import { memoryStore } from '#tests/support/route-args.ts'

const contact = { email: 'deniz@example.com', phone_code: '90', phone: '5551112233' }
const ticket = (to: AnyBooking['contact'] = null) =>
  ({ session_unique: 'one', state: 'ticketed', contact: to }) as AnyBooking

let memory: ReturnType<typeof memoryStore>
beforeEach(async () => {
  memory = memoryStore()
  memory.kept.token = 'token'
  await keepBooking(memory.store, ticket(contact))
  expect(memory.tickets.size).toBe(1)
  // The user signs out.
  memory.kept.token = null
  await memory.store.forgetPersonal()
})

test.each([
  ['a guest', null, null],
  ['a guest whose page was loaded before the sign-out', null, contact],
  ['another user', 'other-token', null],
])('a ticket that a sign-out has deleted is not stored again for %s', async (_, token, told) => {
  memory.kept.token = token
  await keepBooking(memory.store, ticket(told))
  expect(memory.tickets.size).toBe(0)
})

test('the buyer who signs in again has the ticket on the device again', async () => {
  memory.kept.token = 'later'
  await keepBooking(memory.store, ticket(contact))
  expect(memory.tickets.size).toBe(1)
})

test('a signed-in user counts as the buyer if the backend sends no contact details', async () => {
  memory.kept.token = 'later'
  const { contact: _, ...told } = ticket()
  await keepBooking(memory.store, told)
  expect(memory.tickets.size).toBe(1)
})

test('a guest who finds the ticket by its PNR has it on the device, and later changes of it', async () => {
  await memory.store.setProof('one', 'proof')
  await keepBooking(memory.store, ticket())
  expect(memory.tickets.size).toBe(1)
  await keepBooking(memory.store, { ...ticket(), state: 'cancelled' })
  expect(memory.tickets.get('one')?.booking).toMatchObject({ state: 'cancelled' })
})

test('a guest keeps tickets that no sign-out has deleted', async () => {
  await keepBooking(memory.store, { ...ticket(), session_unique: 'two' })
  expect(memory.tickets.has('two')).toBe(true)
})
