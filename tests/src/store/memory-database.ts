/** Creates a database in memory. Tests can make its calls fail. */
import type { Database } from '#store/indexed-database.ts'

/** Returns the database. `state.broken` makes every call reject; with `state.silent` calls never settle. */
export function memoryDatabase(values = new Map<string, unknown>()) {
  const state = { broken: false, silent: false }
  const answer = async <T>(work: () => T): Promise<T> => {
    if (state.silent) return new Promise(() => undefined)
    if (state.broken) throw new DOMException('full', 'QuotaExceededError')
    return structuredClone(work())
  }
  const database: Database & { state: typeof state; values: typeof values } = {
    state,
    values,
    get: (key) => answer(() => values.get(key)),
    set: (key, value) => answer(() => void values.set(key, structuredClone(value))),
    delete: (key) => answer(() => void values.delete(key)),
    update: (key, change) => answer(() => void values.set(key, structuredClone(change(values.get(key))))),
    changeAll: (keys, change) =>
      answer(() => {
        for (const [key, value] of Object.entries(change(keys.map((each) => values.get(each)))))
          if (value === null) values.delete(key)
          else values.set(key, structuredClone(value))
      }),
    keys: () => answer(() => [...values.keys()]),
  }
  return database
}
