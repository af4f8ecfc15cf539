/** Stores the results of the last searches on this device, so that they can be shown offline. */
import * as z from 'zod/mini'
import type { Store } from '#store/store.ts'

/** Fields that the results of every product have; the search is in the field `search_options` or `form_data`. */
export type AnyResults = {
  /** Whether the search session has expired: the search can be repeated, but nothing can be selected. */
  research: boolean
} & ({ search_options: StoredSearch } | { form_data: StoredSearch })

interface StoredSearch {
  /** ID of the saved search (the API's search option). */
  id: string
}

const searchOf = (results: AnyResults): StoredSearch =>
  'search_options' in results ? results.search_options : results.form_data

/** Stores results on this device without delaying the page. Results of an expired session are not stored. */
export function keepResults(store: Store, sessionUnique: string, results: AnyResults): void {
  if (!results.research) void store.saveSearch(sessionUnique, searchOf(results).id, results)
}

/**
 * Resolves to the stored results with the ISO instant at which they were stored; null if there are none that match
 * `schema`.
 */
export async function keptResults<S extends z.ZodMiniType>(
  store: Store,
  sessionUnique: string,
  schema: S,
): Promise<{ results: z.infer<S>; savedAt: string } | null> {
  const saved = await store.search(sessionUnique)
  const results = z.safeParse(schema, saved?.results)
  return saved && results.success ? { results: results.data, savedAt: saved.savedAt } : null
}
