import type { Orm } from '#server/db/database.ts'

/**
 * Looks rows up by key for all that ask in one turn of the event loop, in one query: under load the searches of many
 * travellers cost little more than that of one. The query begins after everybody has asked, so nobody is told what was
 * true before. `find` gets each key once; every asker gets all that was found, of which the own keys are a part. Where
 * it fails, it fails for all of them.
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
