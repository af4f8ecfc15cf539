/** Reads stored searches: one by its ID, to repeat or share it, or the recent ones of a user or a device. */
import { and, desc, eq } from 'drizzle-orm'
import { searchOwner, type SearchKind } from '#server/api/booking/search-sessions.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type { ApiContext } from '#server/http/request-context.ts'
import { recentSearches, searchOptions } from '#server/db/schema/searches.ts'

const recentShown = 5

/** Returns the query of the search with this ID; undefined if the product has no such search. */
export async function savedSearch<Query>(
  { db }: Pick<GatewayDeps, 'db'>,
  id: string,
  kind: SearchKind<Query>,
): Promise<Query | undefined> {
  const [row] = await db.orm
    .select()
    .from(searchOptions)
    .where(and(eq(searchOptions.id, id), eq(searchOptions.product, kind.product)))
  return row && kind.parse(row.query)
}

/** Returns the latest searches of the user or the device, newest first; empty if neither is known. */
export async function recentSearchesOf<Query>(
  { db }: Pick<GatewayDeps, 'db'>,
  c: ApiContext,
  kind: SearchKind<Query>,
): Promise<{ option: string; query: Query }[]> {
  const owner = searchOwner(c)
  if (!owner) return []
  const rows = await db.orm
    .select({ option: recentSearches.optionId, query: searchOptions.query })
    .from(recentSearches)
    .innerJoin(searchOptions, eq(searchOptions.id, recentSearches.optionId))
    .where(and(eq(recentSearches.owner, owner), eq(recentSearches.product, kind.product)))
    .orderBy(desc(recentSearches.searchedAt))
    .limit(recentShown)
  return rows.map(({ option, query }) => ({ option, query: kind.parse(query) }))
}
