// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDraft, readDraft, writeDraft } from '#booking/payment/kept-draft.ts'
import { createBrowserStore } from '#store/browser-store.ts'
import { openKeyValue } from '#store/key-value.ts'
import { memoryDatabase } from '#tests/src/store/memory-database.ts'

const draft = {
  email: 'deniz@ufuk.example',
  'passengers[0].name': 'Deniz',
  'passengers[0].citizen_number': '17291716060',
  'passengers[1].passport': 'C01X00T47',
  'passengers[1].passport_expiry_date': '2031-01-01',
}
const withoutPapers = { email: draft.email, 'passengers[0].name': 'Deniz' }
const minutes = (count: number) => count * 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const storeOn = (database: ReturnType<typeof memoryDatabase>) => ({
  ...createBrowserStore(async () => true, openKeyValue(database)),
  tellSignOut: () => undefined,
})
const textOf = (database: ReturnType<typeof memoryDatabase>) => JSON.stringify([...database.values])

test('papers are kept as long as the seats are held, and all else until the form is done with', async () => {
  const database = memoryDatabase()
  const store = storeOn(database)
  await writeDraft(store, 'bus', draft, Date.now() + minutes(15))
  expect(await readDraft(store, 'bus')).toEqual(draft)
  expect(await readDraft(store, 'flight')).toBeNull()
  await vi.advanceTimersByTimeAsync(minutes(14))
  expect(await readDraft(store, 'bus')).toEqual(draft)
  await vi.advanceTimersByTimeAsync(minutes(1))
  // A timer has deleted the identity documents, before any read of the draft.
  expect(textOf(database)).not.toMatch(/17291716060|C01X00T47/)
  expect(await readDraft(store, 'bus')).toEqual(withoutPapers)
  await forgetDraft(store, 'bus')
  expect(await readDraft(store, 'bus')).toBeNull()
})

test('a page that starts after the hold forgets the papers that a crash left behind', async () => {
  const database = memoryDatabase()
  await writeDraft(storeOn(database), 'flight', draft, Date.now() + minutes(15))
  vi.clearAllTimers()
  await vi.advanceTimersByTimeAsync(minutes(16))
  expect(textOf(database)).toContain('17291716060')
  const later = storeOn(database)
  await later.forgetEndedDrafts()
  expect(textOf(database)).not.toMatch(/17291716060|C01X00T47/)
  expect(await readDraft(later, 'flight')).toEqual(withoutPapers)
})

test('nothing that is not held keeps papers', async () => {
  const database = memoryDatabase()
  await writeDraft(storeOn(database), 'flight', draft, Date.now())
  expect(textOf(database)).not.toMatch(/17291716060|C01X00T47/)
})
