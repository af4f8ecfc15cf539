/**
 * Stores search sessions: a search form creates one, `session_unique` is its key, and it expires after
 * `timeOutSeconds`.
 */
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { SQL } from 'drizzle-orm'
import { SessionUnique } from '#contract/booking.ts'
import { headerNames } from '#contract/headers.ts'
import { ApiFailure } from '#server/http/api-error.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { type Traveller, travellerOf } from '#server/http/traveller.ts'
import { unpaidBy } from '#server/booking/buyer.ts'
import type { ProductName } from '#contract/products.ts'
import { secondsAfter } from '#server/runtime/instants.ts'
import { message } from '#server/text/messages.ts'
import { parseForm } from '#server/http/parse-form.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import type { Database } from '#server/db/database.ts'
import { randomId, sha256 } from '#server/db/random-token.ts'
import { recentSearches, searchOptions, searchSessions } from '#server/db/schema/searches.ts'

/** Seconds until the results of a search expire. */
export const timeOutSeconds = 1200

/** Describes how a product's searches are stored. */
export interface SearchKind<Query> {
  product: ProductName
  parse(query: unknown): Query
}

/** Returns the `SearchKind` of a product. Its stored queries are parsed with `schema`. */
export const searchKind = <Query>(product: ProductName, schema: z.ZodMiniType<Query>): SearchKind<Query> => ({
  product,
  parse: (query) => schema.parse(query),
})

export interface SearchSession<Query = unknown> {
  sessionUnique: string
  optionId: string
  product: ProductName
  query: Query
  expired: boolean
  /** Seconds until the search session expires; 0 once it has expired. */
  secondsLeft: number
}

/** A search session together with the traveller who made the request. */
export interface AskedSession<Query> extends SearchSession<Query> {
  traveller: Traveller
  /**
   * A condition on `bookings` that selects the traveller's unpaid bookings. The units that these bookings hold count as
   * free for the traveller.
   */
  own: SQL
}

/** Returns the owner key under which a user's recent searches are stored. */
export const userSearchOwner = (userId: number): string => `user:${userId}`

/** Returns the owner key of recent searches: the user's, or the device's for a guest; undefined if neither is known. */
export function searchOwner(c: ApiContext): string | undefined {
  const user = c.get('user')
  if (user) return userSearchOwner(user.id)
  const device = c.req.header(headerNames.deviceId)
  return device ? `device:${sha256(device)}` : undefined
}

/** Returns a search's ID, which is a hash of its query: equal searches have the same ID. */
export const searchId = (product: ProductName, parts: readonly unknown[]): string =>
  createHash('sha256')
    .update(`${product} ${parts.join(' ')}`)
    .digest('base64url')
    .slice(0, 16)

export interface NewSearch {
  product: ProductName
  optionId: string
  query: object
  /**
   * Identifies what a search covers: origin and destination or, for activities, one activity, location or category. In
   * the list of recent searches, a new search replaces the earlier one with the same `route`.
   */
  route: string
}

/** Stores the search and opens a session for it. */
export async function createSearch(
  { db, clock }: GatewayDeps,
  { product, optionId, query, route }: NewSearch,
  by: { userId: number | null; owner: string | undefined },
): Promise<{ sessionUnique: string; optionId: string }> {
  const sessionUnique = randomId()
  const createdAt = clock.now()
  await db.orm.transaction(async (tx) => {
    // If an equal search is stored already, only its `createdAt` is updated. The update locks the row, so that a
    // concurrent clean-up does not delete the search.
    await tx
      .insert(searchOptions)
      .values({ id: optionId, product, query, createdAt })
      .onConflictDoUpdate({ target: searchOptions.id, set: { createdAt } })
    await tx.insert(searchSessions).values({ sessionUnique, optionId, userId: by.userId, createdAt })
    if (!by.owner) return
    const recent = { owner: by.owner, product, route, optionId, searchedAt: createdAt }
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
  product: ProductName
  createdAt: Date
  query: unknown
}

/**
 * Cached search sessions with their searches, one cache per database. The cached data of a session never changes. It is
 * used only until the session expires, because the clean-up may delete an expired session.
 */
const readLately = new WeakMap<Database, LRUCache<string, StoredSearch>>()
const keptSearches = 5000

/** Returns the seconds until a stored search expires; 0 once it has expired. */
const secondsLeft = ({ clock }: Pick<GatewayDeps, 'clock'>, { createdAt }: StoredSearch): number => {
  const left = secondsAfter(createdAt, timeOutSeconds).getTime() - clock.now().getTime()
  return Math.max(0, Math.ceil(left / 1000))
}

async function readSearch(deps: GatewayDeps, sessionUnique: string): Promise<StoredSearch | undefined> {
  const { db } = deps
  const lately = readLately.get(db) ?? new LRUCache<string, StoredSearch>({ max: keptSearches })
  readLately.set(db, lately)
  const known = lately.get(sessionUnique)
  if (known && secondsLeft(deps, known) > 0) return known
  const [row] = await db.orm
    .select({
      optionId: searchSessions.optionId,
      product: searchOptions.product,
      createdAt: searchSessions.createdAt,
      query: searchOptions.query,
    })
    .from(searchSessions)
    .innerJoin(searchOptions, eq(searchOptions.id, searchSessions.optionId))
    .where(eq(searchSessions.sessionUnique, sessionUnique))
  if (row) lately.set(sessionUnique, row)
  return row
}

/** Returns the session with this key, of any product; undefined for an unknown key. */
export async function findAnySession(deps: GatewayDeps, sessionUnique: string): Promise<SearchSession | undefined> {
  const search = await readSearch(deps, sessionUnique)
  if (!search) return undefined
  const { optionId, product, query } = search
  const left = secondsLeft(deps, search)
  return { sessionUnique, optionId, product, query, expired: left === 0, secondsLeft: left }
}

/**
 * Returns the product's session, together with the traveller who sent the request. Throws a 404 if the product has no
 * session with this key.
 */
export async function findSession<Query>(
  deps: GatewayDeps,
  c: ApiContext,
  sessionUnique: string,
  kind: SearchKind<Query>,
): Promise<AskedSession<Query>> {
  const session = await findAnySession(deps, sessionUnique)
  if (session?.product !== kind.product) throw sessionUnknown(c)
  const traveller = travellerOf(c)
  return { ...session, query: kind.parse(session.query), traveller, own: unpaidBy(traveller) }
}

/**
 * Returns the key of a search session or booking: the field `session_unique` of a query string or a body. Throws a 400
 * if the field is missing or malformed.
 */
export function sessionParam(c: ApiContext, input: unknown): string {
  return parseForm(z.object({ session_unique: SessionUnique }), input ?? {}, ['session_unique'], languageOf(c))
    .session_unique
}

/** Returns a 404. Its message for the request field `session_unique` says that the search was not found. */
export function sessionUnknown(c: ApiContext): ApiFailure {
  return new ApiFailure(404, { session_unique: [message('sessionUnknown', languageOf(c))] })
}
