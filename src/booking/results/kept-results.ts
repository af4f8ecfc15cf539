/** Results that a lost connection does not take: a few of the last searches, as the call returned them. */
import * as z from 'zod/mini'
import type { Store } from '#store/store.ts'

/** What the results of every product say of themselves. */
export interface AnyResults {
  /** The session is over: there is nothing to choose from, and the same search can be started again. */
  research: boolean
  /** `id` is the search id. */
  search_options: { id: string }
}

/** Keeps results that can be shown again; those of an expired session can't. The traveller is not made to wait for it. */
export function keepResults(store: Store, sessionUnique: string, results: AnyResults): void {
  if (!results.research) void store.saveSearch(sessionUnique, results.search_options.id, results)
}

/** The results as they were last seen, with the ISO instant of that; null where there are none that `schema` can read. */
export async function keptResults<S extends z.ZodMiniType>(
  store: Store,
  sessionUnique: string,
  schema: S,
): Promise<{ results: z.infer<S>; savedAt: string } | null> {
  const saved = await store.search(sessionUnique)
  const results = z.safeParse(schema, saved?.results)
  return saved && results.success ? { results: results.data, savedAt: saved.savedAt } : null
}
