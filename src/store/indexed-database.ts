/** The one IndexedDB database of the app, through idb-keyval; opened when it is first used. */
import { createStore, del, get, keys, set, update, type UseStore } from 'idb-keyval'

/** What a key-value database offers. Every call may reject: storage can be blocked, full, damaged or gone. */
export interface Database {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  delete(key: string): Promise<void>
  /** Reads and writes in one transaction, so that no other tab comes between. */
  update(key: string, change: (value: unknown) => unknown): Promise<void>
  keys(): Promise<string[]>
}

/** The app's database in this browser. */
export function indexedDatabase(): Database {
  let opened: UseStore | undefined
  // Some browsers throw at the mere mention of IndexedDB; in an async function that is a rejection like any other.
  const store = () => (opened ??= createStore('ufuk', 'keyval'))
  return {
    get: async (key) => get(key, store()),
    set: async (key, value) => set(key, value, store()),
    delete: async (key) => del(key, store()),
    update: async (key, change) => update(key, change, store()),
    keys: async () => (await keys(store())).filter((key) => typeof key === 'string'),
  }
}
