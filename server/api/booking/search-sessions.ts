/** Search sessions: created by the home form, named by `session_unique`, dead after `timeOutSeconds`. */
import { eq } from 'drizzle-orm'
import { headerNames } from '#contract/headers.ts'
import { ApiFailure } from '#server/api/api-error.ts'
import type { GatewayDeps } from '#server/api/deps.ts'
import { optionIdOf, SearchQuery } from '#server/api/flight/search-query.ts'
import { secondsAfter } from '#server/api/instants.ts'
import { message } from '#server/api/messages.ts'
import { languageOf, type ApiContext } from '#server/api/request-context.ts'
import type { Database } from '#server/db/database.ts'
import { randomId, sha256 } from '#server/db/random-token.ts'
import { recentSearches, searchOptions, searchSessions } from '#server/db/schema/searches.ts'
import { RecentCache } from '#server/supply/recent-cache.ts'

/** Seconds until the results of a search must be asked for again. */
export const timeOutSeconds = 1200

export interface SearchSession {
  sessionUnique: string
  optionId: string
  query: SearchQuery
  expired: boolean
  /** Seconds until it expires; 0 once it has. */
  secondsLeft: number
}

/** The owner that a user's recent searches are kept under. */
export const userSearchOwner = (userId: number): string => `user:${userId}`

/** Whose recent searches these are: the user's, or the device's for a guest; undefined where neither is known. */
export function searchOwner(c: ApiContext): string | undefined {
  const user = c.get('user')
  if (user) return userSearchOwner(user.id)
  const device = c.req.header(headerNames.deviceId)
  return device ? `device:${sha256(device)}` : undefined
}

/** Stores the search and opens a session for it. */
export async function createSearch(
  { db, clock }: GatewayDeps,
  query: SearchQuery,
  by: { userId: number | null; owner: string | undefined },
): Promise<{ sessionUnique: string; optionId: string }> {
  const optionId = optionIdOf(query)
  const sessionUnique = randomId()
  const createdAt = clock.now()
  await db.orm.transaction(async (tx) => {
    await tx.insert(searchOptions).values({ id: optionId, product: 'flight', query, createdAt }).onConflictDoNothing()
    await tx.insert(searchSessions).values({ sessionUnique, optionId, userId: by.userId, createdAt })
    if (!by.owner) return
    const recent = {
      owner: by.owner,
      product: 'flight' as const,
      route: `${query.from}-${query.to}`,
      optionId,
      searchedAt: createdAt,
    }
    await tx
      .insert(recentSearches)
      .values(recent)
      .onConflictDoUpdate({
        target: [recentSearches.owner, recentSearches.product, recentSearches.route],
        set: { optionId, searchedAt: createdAt },
      })
  })
  return { sessionUnique, optionId }
}

interface StoredSearch {
  optionId: string
  createdAt: Date
  query: SearchQuery
}

/** Searches read lately, by database. A stored search never changes, so a copy of one is always right. */
const readLately = new WeakMap<Database, RecentCache<string, { search?: StoredSearch }>>()
const keptSearches = 5000

async function readSearch({ db }: Pick<GatewayDeps, 'db'>, sessionUnique: string): Promise<StoredSearch | undefined> {
  const lately = readLately.get(db) ?? new RecentCache<string, { search?: StoredSearch }>(keptSearches)
  readLately.set(db, lately)
  const kept = lately.get(sessionUnique, () => ({}))
  if (kept.search) return kept.search
  const [row] = await db.orm
    .select({ optionId: searchSessions.optionId, createdAt: searchSessions.createdAt, query: searchOptions.query })
    .from(searchSessions)
    .innerJoin(searchOptions, eq(searchOptions.id, searchSessions.optionId))
    .where(eq(searchSessions.sessionUnique, sessionUnique))
  if (!row) return undefined
  kept.search = { ...row, query: SearchQuery.parse(row.query) }
  return kept.search
}

/** The session; undefined where there is none of that name. */
export async function findSession(deps: GatewayDeps, sessionUnique: string): Promise<SearchSession | undefined> {
  const search = await readSearch(deps, sessionUnique)
  if (!search) return undefined
  const { optionId, query, createdAt } = search
  const left = secondsAfter(createdAt, timeOutSeconds).getTime() - deps.clock.now().getTime()
  const secondsLeft = Math.max(0, Math.ceil(left / 1000))
  return { sessionUnique, optionId, query, expired: secondsLeft === 0, secondsLeft }
}

/** A 404 that names the session. */
export function sessionUnknown(c: ApiContext): ApiFailure {
  return new ApiFailure(404, { session_unique: [message('sessionUnknown', languageOf(c))] })
}
