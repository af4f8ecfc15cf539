/**
 * Airport keywords and what they found, kept for a day (spec 000 §9; readings 56). Pure: time comes in as
 * milliseconds since the epoch, and the record is plain JSON so that it can be stored.
 */
import * as z from 'zod/mini'
import { Airport } from '#contract/frame.ts'
import { fold } from '#contract/turkish-text.ts'

export const KeywordCache = z.object({
  version: z.string(),
  entries: z.record(z.string(), z.object({ at: z.number(), results: z.array(Airport) })),
})
export type KeywordCache = z.infer<typeof KeywordCache>

const day = 24 * 60 * 60 * 1000
/** The oldest keywords give way beyond this many. */
const most = 200

export function emptyCache(version: string): KeywordCache {
  return { version, entries: {} }
}

/** The stored record, or an empty cache where there is none, it is damaged, or it is of another version. */
export function openCache(stored: unknown, version: string): KeywordCache {
  const parsed = z.safeParse(KeywordCache, stored)
  return parsed.success && parsed.data.version === version ? parsed.data : emptyCache(version)
}

const isFresh = (at: number, now: number) => at <= now && now - at < day

/** What is known of a keyword: its own results, or none where a beginning of it found none. Undefined means: ask. */
export function lookUp(cache: KeywordCache, keyword: string, now: number): Airport[] | undefined {
  const key = fold(keyword)
  for (const [cached, { at, results }] of Object.entries(cache.entries)) {
    if (!isFresh(at, now)) continue
    if (cached === key) return results
    if (results.length === 0 && key.startsWith(cached)) return []
  }
  return undefined
}

/** The cache with one more answer; what is stale goes. */
export function remember(cache: KeywordCache, keyword: string, results: Airport[], now: number): KeywordCache {
  const key = fold(keyword)
  const kept = Object.entries(cache.entries).filter(([cached, { at }]) => cached !== key && isFresh(at, now))
  return { ...cache, entries: Object.fromEntries([...kept, [key, { at: now, results }] as const].slice(-most)) }
}
