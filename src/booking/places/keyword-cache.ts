/**
 * A cache of keywords and the places found, with a TTL of one day (docs/product/frame.md#pickers). Pure: the time is
 * passed in milliseconds since 1970, and the record is plain JSON.
 */
import * as z from 'zod/mini'
import { dayMilliseconds } from '#contract/milliseconds.ts'
import { fold } from '#contract/turkish-text.ts'

export interface KeywordCache<P> {
  version: string
  entries: Readonly<Record<string, { at: number; results: P[] }>>
}

/** Maximum number of keywords; the oldest are evicted. */
const most = 200

export function emptyCache<P>(version: string): KeywordCache<P> {
  return { version, entries: {} }
}

/** Parses the stored record with `schema`; returns an empty cache if it is missing, invalid or of another version. */
export function openCache<P>(stored: unknown, version: string, schema: z.ZodMiniType<P>): KeywordCache<P> {
  const entry = z.object({ at: z.number(), results: z.array(schema) })
  const parsed = z.safeParse(z.object({ version: z.string(), entries: z.record(z.string(), entry) }), stored)
  return parsed.success && parsed.data.version === version ? parsed.data : emptyCache(version)
}

const isFresh = (at: number, now: number) => at <= now && now - at < dayMilliseconds

/** The cached results of a keyword, or an empty list if a prefix of it found nothing. Undefined means a cache miss. */
export function lookUp<P>(cache: KeywordCache<P>, keyword: string, now: number): P[] | undefined {
  const key = fold(keyword)
  for (const [cached, { at, results }] of Object.entries(cache.entries)) {
    if (!isFresh(at, now)) continue
    if (cached === key) return results
    if (results.length === 0 && key.startsWith(cached)) return []
  }
  return undefined
}

/** A copy of the cache with one more entry and without expired ones. */
export function remember<P>(cache: KeywordCache<P>, keyword: string, results: P[], now: number): KeywordCache<P> {
  const key = fold(keyword)
  const kept = Object.entries(cache.entries).filter(([cached, { at }]) => cached !== key && isFresh(at, now))
  return { ...cache, entries: Object.fromEntries([...kept, [key, { at: now, results }] as const].slice(-most)) }
}
