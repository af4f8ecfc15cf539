import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createBrowserStore } from '#store/browser-store.ts'
import { openKeyValue } from '#store/key-value.ts'
import { createLogStore } from '#store/log-store.ts'
import { memoryDatabase } from '#tests/src/store/memory-database.ts'

const text = z.string()
const nowhere = async () => true
const storeOn = (database = memoryDatabase()) => createBrowserStore(nowhere, openKeyValue(database))

beforeEach(() => vi.stubGlobal('document', { cookie: '' }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('values', () => {
  test('are kept in the database, and parsed on reading', async () => {
    const database = memoryDatabase()
    await openKeyValue(database).write('a', 'kept')
    expect(await openKeyValue(database).read('a', text)).toBe('kept')
    database.values.set('a', { of: 'another release' })
    expect(await openKeyValue(database).read('a', text)).toBeNull()
  })

  test.each([
    ['refuses', 'broken'],
    ['is missing', 'missing'],
  ])('live in memory where storage %s', async (_, how) => {
    const database = memoryDatabase()
    database.state.broken = true
    // Without IndexedDB, the app's own database (`indexedDatabase`) throws on first use.
    const values = how === 'missing' ? openKeyValue() : openKeyValue(database)
    await values.write('a', 'typed')
    await values.write('b', 'gone')
    await values.write('b', null)
    expect(await values.update('c', text, (known) => `${known ?? ''}x`)).toBe('x')
    expect(await values.update('c', text, (known) => `${known ?? ''}x`)).toBe('xx')
    expect(await Promise.all(['a', 'b', 'c'].map((key) => values.read(key, text)))).toEqual(['typed', null, 'xx'])
    expect((await values.list('')).toSorted()).toEqual(['a', 'c'])
  })

  test('go back to the database once it takes them again', async () => {
    const database = memoryDatabase()
    const values = openKeyValue(database)
    database.state.broken = true
    await values.write('a', 'first')
    database.state.broken = false
    await values.write('a', 'second')
    expect(database.values.get('a')).toBe('second')
    expect(await values.read('a', text)).toBe('second')
  })

  test('are read and changed in one transaction, and left alone where they can’t be', async () => {
    const database = memoryDatabase(new Map([['a', 'old']]))
    const values = openKeyValue(database)
    const change = (to: unknown) =>
      values.changeAll(['a', 'b'], ([a, b]) => (a === 'old' ? { a: null, b: [b, to] } : null))
    expect(await change('new')).toBe(true)
    expect(Object.fromEntries(database.values)).toEqual({ 'store-version': 1, b: [undefined, 'new'] })
    expect(await change('newer')).toBe(false)
    database.values.set('a', 'old').set('store-version', 2)
    expect(await change('of another version')).toBe(false)
    database.values.set('store-version', 1)
    database.state.broken = true
    expect(await change('lost')).toBe(false)
    await values.write('a', 'in memory')
    database.state.broken = false
    expect(await change('with a value in memory')).toBe(false)
    expect(database.values.get('b')).toEqual([undefined, 'new'])
  })

  test('do not wait for ever for a storage that gives no answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const database = memoryDatabase()
    database.state.silent = true
    const values = openKeyValue(database)
    const done = values.write('a', 'typed').then(() => values.read('a', text))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await done).toBe('typed')
  })

  test('of a release with other records are forgotten, but for sign-in, settings and tickets', async () => {
    const lasting = { 'auth-token': 't', uuid: 'u', currency_code: 'EUR', 'ticket:x': {} }
    const database = memoryDatabase(new Map(Object.entries({ ...lasting, 'draft:a': {}, 'store-version': 99 })))
    expect(await openKeyValue(database).read('auth-token', text)).toBe('t')
    expect(Object.fromEntries(database.values)).toEqual({ ...lasting, 'store-version': 1 })
  })

  test('of the releases before versions were written are kept', async () => {
    const database = memoryDatabase(new Map<string, unknown>([['draft:a', { name: 'x' }]]))
    await openKeyValue(database).read('a', text)
    expect([...database.values.keys()]).toEqual(['draft:a', 'store-version'])
  })
})

describe('the store', () => {
  test('gives calls that start together one device id', async () => {
    const store = storeOn()
    const ids = await Promise.all([store.uuid(), store.uuid(), store.uuid()])
    expect(new Set(ids).size).toBe(1)
  })

  test('keeps the results of the last five searches, by session and by option', async () => {
    const database = memoryDatabase()
    const store = storeOn(database)
    for (const id of [1, 2, 3, 4, 5, 6, 2]) await store.saveSearch(`s${id}`, `o${id}`, { id })
    expect(await store.search('s1')).toBeNull()
    expect((await store.search('s2'))?.results).toEqual({ id: 2 })
    expect(await store.searchOf('o6')).toBe('s6')
    expect(await store.searchOf('o1')).toBeNull()
    expect([...database.values.keys()].filter((key) => key.startsWith('search:'))).toHaveLength(5)
  })

  test('forgets at sign-out what is personal, and keeps how the traveller reads and what waits to be told', async () => {
    const database = memoryDatabase()
    const store = storeOn(database)
    await store.setToken('token-token-token-token')
    await store.uuid()
    await store.setSettings({ language: 'en', country: 'TR', currency: 'EUR' })
    await store.setDraft('payment', { email: 'deniz@example.com' })
    await store.saveTicket('s', { pnr: 'WVKMQT' })
    await store.saveSearch('s', 'o', { from: 'IST' })
    await store.setOffered('install')
    const entry = {
      id: 'entry-0001',
      event_name: 'click',
      event_state: 0 as const,
      explanation: 'x',
      post_data: null,
      event_time: '2026-11-21T08:00:00.000Z',
      page_name: '/',
    }
    await createLogStore(openKeyValue(database)).append(entry)
    await store.setToken(null)
    await store.forgetPersonal()
    expect([...database.values.keys()].toSorted()).toEqual([
      'country_code',
      'currency_code',
      'diji_language',
      'forgotten-tickets',
      'offered:install',
      'store-version',
      'usage-log',
    ])
  })

  test('remembers a ticket that a sign-out deleted by a part that does not open it', async () => {
    const database = memoryDatabase()
    const store = storeOn(database)
    await store.saveTicket('WVKMQT34aaaaaaaaaaaaaa', { pnr: 'WVKMQT' })
    expect(await store.wasForgotten('WVKMQT34aaaaaaaaaaaaaa')).toBe(false)
    await store.forgetPersonal()
    await store.saveTicket('second34aaaaaaaaaaaaaa', { pnr: 'SECOND' })
    await store.forgetPersonal()
    await store.forgetPersonal()
    expect(await store.wasForgotten('WVKMQT34aaaaaaaaaaaaaa')).toBe(true)
    expect(await store.wasForgotten('other-34aaaaaaaaaaaaaa')).toBe(false)
    expect(database.values.get('forgotten-tickets')).toEqual(['second34', 'WVKMQT34'])
  })
})

test('the log’s queue passes over entries that can not be read', async () => {
  const database = memoryDatabase(new Map<string, unknown>([['usage-log', [{ half: 'an entry' }, null]]]))
  expect(await createLogStore(openKeyValue(database)).read()).toEqual([])
})
