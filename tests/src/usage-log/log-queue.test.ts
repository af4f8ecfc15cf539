import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { EventState, LogEntry } from '#contract/usage-log.ts'
import { openKeyValue } from '#store/key-value.ts'
import { createLogStore, type LogStore } from '#store/log-store.ts'
import { createLogQueue, type LogEvent } from '#usage-log/log-queue.ts'
import { memoryDatabase } from '#tests/src/store/memory-database.ts'

const event = (explanation: string, event_state: EventState = 0): LogEvent => ({
  event_name: 'click',
  event_state,
  explanation,
  post_data: null,
  page_name: '/',
})

/** Creates a gateway that stores one log entry per ID, like the real one, and can fail on request. */
function logGateway() {
  const stored = new Map<string, LogEntry>()
  const calls: string[][] = []
  const state: { fails: 'never' | 'before' | 'after' } = { fails: 'never' }
  const take = async (entries: LogEntry[]) => {
    calls.push(entries.map(({ explanation }) => explanation))
    if (state.fails === 'before') throw new Error('no answer')
    for (const entry of entries) stored.set(entry.id ?? '', entry)
    // Simulates that the entries are stored, but the response is lost.
    if (state.fails === 'after') throw new Error('cut')
  }
  return { stored, calls, state, take, explanations: () => [...stored.values()].map((one) => one.explanation) }
}

let made = 0
function tab(gateway: ReturnType<typeof logGateway>, store: LogStore = createLogStore(openKeyValue(memoryDatabase()))) {
  const queue = createLogQueue({
    store,
    send: gateway.take,
    sendLeaving: gateway.take,
    now: () => new Date('2026-11-21T08:00:00Z'),
    newId: () => `entry-${String(++made).padStart(6, '0')}`,
  })
  const add = async (...texts: string[]) => {
    for (const text of texts) await queue.add(event(text))
  }
  return { queue, store, add }
}
const letters = (count: number) => Array.from({ length: count }, (_, index) => `e${index}`)
/** Waits until log entries that are sent in the background have been sent. */
const settled = async (store: LogStore) => {
  for (let turn = 0; turn < 20; turn++) await store.read()
}

test('the timer sends with five entries and does nothing with fewer', async () => {
  const gateway = logGateway()
  const { queue, store, add } = tab(gateway)
  await add(...letters(4))
  await queue.tick()
  expect(gateway.calls).toEqual([])
  await add('fifth')
  await queue.tick()
  expect(gateway.calls).toEqual([['e0', 'e1', 'e2', 'e3', 'fifth']])
  expect(await store.read()).toEqual([])
})

test('fifteen entries are sent at once', async () => {
  const gateway = logGateway()
  const { store, add } = tab(gateway)
  await add(...letters(14))
  await settled(store)
  expect(gateway.calls).toEqual([])
  await add('last')
  await settled(store)
  expect(gateway.calls).toHaveLength(1)
  expect(await store.read()).toEqual([])
})

test.each([
  ['an error', 2, 1],
  ['a critical event', 3, 1],
  ['a warning', 1, 0],
] as const)('%s is sent at once, or not: %i → %i calls', async (_, state, calls) => {
  const gateway = logGateway()
  const { queue, store } = tab(gateway)
  await queue.add(event('x', state))
  await settled(store)
  expect(gateway.calls).toHaveLength(calls)
})

test('an entry like the one before is skipped, one like an earlier one is not', async () => {
  const { store, add } = tab(logGateway())
  await add('a', 'a', 'b', 'a', 'a')
  expect((await store.read()).map(({ explanation }) => explanation)).toEqual(['a', 'b', 'a'])
})

test('a failed send waits for the next interval, whatever comes, and is then sent with fewer than five too', async () => {
  const gateway = logGateway()
  gateway.state.fails = 'before'
  const { queue, store } = tab(gateway)
  await queue.add(event('first', 3))
  await settled(store)
  await queue.add(event('second', 3))
  await settled(store)
  expect(gateway.calls).toEqual([['first']])
  gateway.state.fails = 'never'
  await queue.tick()
  expect(gateway.explanations()).toEqual(['first', 'second'])
  expect(await store.read()).toEqual([])
})

test('what was queued survives a reload', async () => {
  const gateway = logGateway()
  const before = tab(gateway)
  await before.add(...letters(3))
  const after = tab(gateway, before.store)
  await after.add('d', 'e')
  await after.queue.tick()
  expect(gateway.explanations()).toEqual(['e0', 'e1', 'e2', 'd', 'e'])
})

test('a page that is hidden sends what waits, once, and keeps it until it was taken', async () => {
  const gateway = logGateway()
  const { queue, store, add } = tab(gateway)
  await add('a', 'b')
  gateway.state.fails = 'after'
  queue.leave()
  queue.leave()
  await settled(store)
  expect(gateway.calls).toEqual([['a', 'b']])
  expect(await store.read()).toHaveLength(2)
  gateway.state.fails = 'never'
  queue.leave()
  await settled(store)
  expect(await store.read()).toEqual([])
  expect(gateway.explanations()).toEqual(['a', 'b'])
})

test('an event that the device had no time to keep leaves with the page', async () => {
  const gateway = logGateway()
  const { queue, store } = tab(gateway)
  await store.read()
  void queue.add(event('last words'))
  queue.leave()
  expect(gateway.calls).toEqual([['last words']])
})

test('a storage that refuses everything costs no entry while the page lives', async () => {
  const gateway = logGateway()
  const database = memoryDatabase()
  database.state.broken = true
  const { queue, add } = tab(gateway, createLogStore(openKeyValue(database)))
  await add(...letters(6))
  await queue.tick()
  expect(gateway.explanations()).toEqual(letters(6))
})

test('in whatever order tabs log, send, fail, hide and reload: nothing is lost and nothing stored twice', async () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('add' as const),
      tab: fc.nat(1),
      state: fc.constantFrom<EventState>(0, 0, 0, 1, 2, 3),
    }),
    fc.record({ do: fc.constantFrom('tick' as const, 'leave' as const, 'reload' as const), tab: fc.nat(1) }),
    fc.record({
      do: fc.constant('network' as const),
      fails: fc.constantFrom('never' as const, 'before' as const, 'after' as const),
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const gateway = logGateway()
      const store = createLogStore(openKeyValue(memoryDatabase()))
      const tabs = [tab(gateway, store), tab(gateway, store)]
      const added: string[] = []
      for (const one of steps) {
        if (one.do === 'network') {
          gateway.state.fails = one.fails
          continue
        }
        const { queue } = tabs[one.tab] ?? tab(gateway, store)
        if (one.do === 'add') {
          added.push(`event ${added.length}`)
          await queue.add(event(`event ${added.length - 1}`, one.state))
        } else if (one.do === 'tick') await queue.tick()
        else if (one.do === 'leave') queue.leave()
        else tabs[one.tab] = tab(gateway, store)
      }
      await settled(store)
      const kept = (await store.read()).map(({ explanation }) => explanation)
      expect(new Set([...gateway.explanations(), ...kept])).toEqual(new Set(added))
      gateway.state.fails = 'never'
      const last = tab(gateway, store)
      for (let more = 0; more < 5; more++) await last.queue.add(event(`more ${more}`))
      await last.queue.tick()
      await settled(store)
      expect(await store.read()).toEqual([])
      expect(gateway.explanations().toSorted()).toEqual(
        [...added, ...letters(5).map((_, index) => `more ${index}`)].toSorted(),
      )
    }),
    { numRuns: 60 },
  )
})

test('an event has the time at which it happened, and else that of its entry', async () => {
  const gateway = logGateway()
  const { queue, store } = tab(gateway)
  await queue.add(event('early'), new Date('2026-11-21T07:59:50Z'))
  await queue.add(event('now'))
  const times = (await store.read()).map((entry) => entry.event_time)
  expect(times).toEqual(['2026-11-21T07:59:50.000Z', '2026-11-21T08:00:00.000Z'])
})
