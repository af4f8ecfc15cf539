/** Results that a lost connection does not take: a few of the last searches, as the call returned them. */
import * as z from 'zod/mini'
import { FlightResults } from '#contract/flight-results.ts'
import type { Store } from '#store/store.ts'

/** Keeps results that can be shown again; those of an expired session can't. The traveller is not made to wait for it. */
export function keepResults(store: Store, sessionUnique: string, results: FlightResults): void {
  if (!results.research) void store.saveSearch(sessionUnique, results.search_options.id, results)
}

/** The results as they were last seen, with the ISO instant of that; null where there are none that can be read. */
export async function keptResults(
  store: Store,
  sessionUnique: string,
): Promise<{ results: FlightResults; savedAt: string } | null> {
  const saved = await store.search(sessionUnique)
  const results = z.safeParse(FlightResults, saved?.results)
  return saved && results.success ? { results: results.data, savedAt: saved.savedAt } : null
}
