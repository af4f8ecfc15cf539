import type { Orm } from '#server/db/database.ts'

/**
 * Returns a function that looks up keys with `find`. All calls with the same `orm` within one turn of the event loop
 * share one query, so that many concurrent searches need few queries. The query starts after the last of these calls,
 * so no caller gets data older than its call. `find` gets each key once. Every caller gets all rows that the query
 * found, or the query's error.
 */
export function sharedLookup<Found>(
  find: (orm: Orm, keys: string[]) => Promise<Found>,
): (orm: Orm, keys: readonly string[]) => Promise<Found> {
  const asking = new WeakMap<Orm, { keys: Set<string>; found: Promise<Found> }>()
  return (orm, keys) => {
    let turn = asking.get(orm)
    if (!turn) {
      const wanted = new Set<string>()
      const end = new Promise<void>((resolve) => void setImmediate(resolve))
      const found = end.then(() => {
        asking.delete(orm)
        return find(orm, [...wanted])
      })
      turn = { keys: wanted, found }
      asking.set(orm, turn)
    }
    for (const key of keys) turn.keys.add(key)
    return turn.found
  }
}
