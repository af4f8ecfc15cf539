import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserStore } from '#store/browser-store.ts'
import { keepFirstTicket } from '#store/first-ticket.ts'
import { openKeyValue } from '#store/key-value.ts'
import { memoryDatabase } from '#tests/src/store/memory-database.ts'
import { eventually } from '#tests/support/eventually.ts'

const ticket = {
  sessionUnique: 'one',
  booking: { state: 'ticketed' },
  isWorthKeeping: true,
  drafts: ['flight-payment'],
}
const persist = vi.fn<() => Promise<boolean>>(async () => true)

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  persist.mockClear()
})

const device = () => {
  const database = memoryDatabase()
  const values = openKeyValue(database)
  return {
    database,
    values,
    store: createBrowserStore(
      async () => true,
      values,
      async () => null,
    ),
  }
}

test('the ticket of a document is stored as the store stores it, and ends the draft', async () => {
  const { values, store } = device()
  await store.setDraft('flight-payment', { email: 'a@b.tr' })
  await store.setDraft('bus-payment', { email: 'a@b.tr' })
  expect(await keepFirstTicket(ticket, values)).toEqual({ wasOffered: false })
  expect(await store.ticket('one')).toEqual({ savedAt: expect.any(String), booking: ticket.booking })
  expect(await store.tickets()).toHaveLength(1)
  expect(document.cookie).toContain('has-ticket=1')
  expect(await store.draft('flight-payment')).toBeNull()
  expect(await store.draft('bus-payment')).not.toBeNull()
  await eventually(() => expect(persist).toHaveBeenCalledOnce())
})

test('lasting storage is asked for after an eviction too, which the cookie outlives', async () => {
  const { values } = device()
  document.cookie = 'has-ticket=1'
  await keepFirstTicket(ticket, values)
  await eventually(() => expect(persist).toHaveBeenCalledOnce())
})

test('lasting storage is asked for with the first ticket only', async () => {
  const { values, store } = device()
  await keepFirstTicket(ticket, values)
  await eventually(() => expect(persist).toHaveBeenCalledOnce())
  const list = vi.spyOn(values, 'list')
  expect(await keepFirstTicket({ ...ticket, sessionUnique: 'two' }, values)).not.toBeNull()
  // The app requests persistent storage only if the list of tickets has exactly one ticket. The test waits for that
  // list and for the next task of the event loop; a request would have been made by then.
  expect(list).toHaveBeenCalledOnce()
  await list.mock.results[0]?.value
  await setImmediate()
  expect(persist).toHaveBeenCalledOnce()
  expect(await store.tickets()).toHaveLength(2)
})

test('a ticket that a sign-out has deleted is not stored again by a page that still shows it', async () => {
  const { values, store } = device()
  await store.saveTicket('one', ticket.booking)
  await store.forgetPersonal()
  expect(await keepFirstTicket(ticket, values)).toBeNull()
  expect(await store.ticket('one')).toBeNull()
  expect(await keepFirstTicket({ ...ticket, sessionUnique: 'two' }, values)).not.toBeNull()
})

test('an end that is not worth storing ends the draft only', async () => {
  const { values, store } = device()
  await store.setDraft('flight-payment', { email: 'a@b.tr' })
  expect(await keepFirstTicket({ ...ticket, isWorthKeeping: false }, values)).toEqual({ wasOffered: false })
  expect(await store.draft('flight-payment')).toBeNull()
  expect(await store.ticket('one')).toBeNull()
  expect(document.cookie).toBe('')
})

test('that installing was offered is told', async () => {
  const { values, store } = device()
  await store.setOffered('install')
  expect(await keepFirstTicket(ticket, values)).toEqual({ wasOffered: true })
})

test.each<[string, (on: ReturnType<typeof device>) => Promise<unknown> | void]>([
  ['has a copy of the ticket', ({ store }) => store.saveTicket('one', { state: 'cancelled' })],
  ['has a sign-in', ({ store }) => store.setToken('token')],
  ['has an id of its own', ({ store }) => store.uuid()],
  ['has signed out without documents knowing', ({ database }) => void database.values.set('documents-untold', true)],
  ['has a store of another version', ({ database }) => void database.values.set('store-version', 2)],
  ['stores nothing', ({ database }) => void (database.state.broken = true)],
])('nothing is changed on a device that %s', async (_, prepare) => {
  const on = device()
  await on.store.setDraft('flight-payment', { email: 'a@b.tr' })
  await prepare(on)
  const before = structuredClone(on.database.values)
  expect(await keepFirstTicket(ticket, on.values)).toBeNull()
  expect(on.database.values).toEqual(before)
})
