/**
 * Keywords and the places that they found, kept for a day (docs/product/frame.md#pickers). Pure: time comes in as
 * milliseconds since the epoch, and the record is plain JSON so that it can be stored.
 */
import * as z from 'zod/mini'
import { fold } from '#contract/turkish-text.ts'

export interface KeywordCache<P> {
  version: string
  entries: Readonly<Record<string, { at: number; results: P[] }>>
}

const day = 24 * 60 * 60 * 1000
/** The oldest keywords give way beyond this many. */
const most = 200

export function emptyCache<P>(version: string): KeywordCache<P> {
  return { version, entries: {} }
}

/**
 * The stored record of places of `schema`, or an empty cache where there is none, it is damaged, or it is of another
 * version.
 */
export function openCache<P>(stored: unknown, version: string, schema: z.ZodMiniType<P>): KeywordCache<P> {
  const entry = z.object({ at: z.number(), results: z.array(schema) })
  const parsed = z.safeParse(z.object({ version: z.string(), entries: z.record(z.string(), entry) }), stored)
  return parsed.success && parsed.data.version === version ? parsed.data : emptyCache(version)
}

const isFresh = (at: number, now: number) => at <= now && now - at < day

/** What is known of a keyword: its own results, or none where a beginning of it found none. Undefined means: ask. */
export function lookUp<P>(cache: KeywordCache<P>, keyword: string, now: number): P[] | undefined {
  const key = fold(keyword)
  for (const [cached, { at, results }] of Object.entries(cache.entries)) {
    if (!isFresh(at, now)) continue
    if (cached === key) return results
    if (results.length === 0 && key.startsWith(cached)) return []
  }
  return undefined
}

/** The cache with one more answer; what is stale goes. */
export function remember<P>(cache: KeywordCache<P>, keyword: string, results: P[], now: number): KeywordCache<P> {
  const key = fold(keyword)
  const kept = Object.entries(cache.entries).filter(([cached, { at }]) => cached !== key && isFresh(at, now))
  return { ...cache, entries: Object.fromEntries([...kept, [key, { at: now, results }] as const].slice(-most)) }
}
