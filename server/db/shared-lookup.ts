import type { Orm } from '#server/db/database.ts'

/**
 * Returns a lookup that batches its keys: all calls within one turn of the event loop share one query, so that many
 * concurrent searches cost little more than one. The query starts after the last call, so no caller gets data older
 * than its call. `find` gets each key once; every caller gets all rows that the query found. If the query fails, all
 * callers get its error.
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
