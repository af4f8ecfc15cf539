/** The app's IndexedDB database, accessed through idb-keyval and opened at the first use. */
import { createStore, del, get, keys, promisifyRequest, set, update, type UseStore } from 'idb-keyval'

/** A key-value database. Every call may reject, because storage can be blocked, full, damaged or deleted. */
export interface Database {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  delete(key: string): Promise<void>
  /** Reads and writes one value in one transaction, so that other tabs can't write in between. */
  update(key: string, change: (value: unknown) => unknown): Promise<void>
  /** Reads values and writes those that `change` returns, in one transaction; a returned null deletes the value. */
  changeAll(keys: readonly string[], change: (values: unknown[]) => Record<string, unknown>): Promise<void>
  keys(): Promise<string[]>
}

export function indexedDatabase(): Database {
  let opened: UseStore | undefined
  // Some browsers throw as soon as IndexedDB is accessed. All methods are async functions, so that such an error
  // becomes a rejection.
  const store = () => (opened ??= createStore('ufuk', 'keyval'))
  return {
    get: async (key) => get(key, store()),
    set: async (key, value) => set(key, value, store()),
    delete: async (key) => del(key, store()),
    update: async (key, change) => update(key, change, store()),
    changeAll: async (names, change) =>
      store()('readwrite', async (objects) => {
        const values = await Promise.all(names.map((name) => promisifyRequest<unknown>(objects.get(name))))
        for (const [name, value] of Object.entries(change(values)))
          if (value === null) objects.delete(name)
          else objects.put(value, name)
        return promisifyRequest(objects.transaction)
      }),
    keys: async () => (await keys(store())).filter((key) => typeof key === 'string'),
  }
}
