/**
 * Cache of searched keywords and the places found for them, with a TTL of one day (docs/product/frame.md#pickers). Its
 * functions are pure: the time is a parameter in milliseconds since 1970, and the cache is plain JSON.
 */
import * as z from 'zod/mini'
import { dayMilliseconds } from '#contract/milliseconds.ts'
import { fold } from '#contract/turkish-text.ts'

export interface KeywordCache<P> {
  version: string
  entries: Readonly<Record<string, { at: number; results: P[] }>>
}

/** Maximum number of keywords in the cache; the oldest are removed. */
const most = 200

export function emptyCache<P>(version: string): KeywordCache<P> {
  return { version, entries: {} }
}

/**
 * Parses a stored cache; `schema` is the schema of its places. Returns an empty cache if the stored value is missing,
 * invalid or of another version.
 */
export function openCache<P>(stored: unknown, version: string, schema: z.ZodMiniType<P>): KeywordCache<P> {
  const entry = z.object({ at: z.number(), results: z.array(schema) })
  const parsed = z.safeParse(z.object({ version: z.string(), entries: z.record(z.string(), entry) }), stored)
  return parsed.success && parsed.data.version === version ? parsed.data : emptyCache(version)
}

const isFresh = (at: number, now: number) => at <= now && now - at < dayMilliseconds

/**
 * Returns the cached places of a keyword, or an empty list if a prefix of the keyword found nothing; undefined if the
 * cache has no answer.
 */
export function lookUp<P>(cache: KeywordCache<P>, keyword: string, now: number): P[] | undefined {
  const key = fold(keyword)
  for (const [cached, { at, results }] of Object.entries(cache.entries)) {
    if (!isFresh(at, now)) continue
    if (cached === key) return results
    if (results.length === 0 && key.startsWith(cached)) return []
  }
  return undefined
}

/** Returns a copy of the cache with one more keyword and without expired ones. */
export function remember<P>(cache: KeywordCache<P>, keyword: string, results: P[], now: number): KeywordCache<P> {
  const key = fold(keyword)
  const kept = Object.entries(cache.entries).filter(([cached, { at }]) => cached !== key && isFresh(at, now))
  return { ...cache, entries: Object.fromEntries([...kept, [key, { at: now, results }] as const].slice(-most)) }
}
