/** Implements the caching rules of keyword searches (docs/product/frame.md#pickers), independent of the storage. */
import * as z from 'zod/mini'
import { keywordMinimum } from '#contract/keyword-minimum.ts'
import { fold } from '#contract/turkish-text.ts'

/** Header with the instant at which a reply was cached, in milliseconds since 1970. */
export const keptAtHeader = 'X-Kept-At'

/** Schema of the reply to a keyword search: one or more lists of results, such as locations and activities. */
const Found = z.record(z.string(), z.array(z.unknown()))

/** The methods of a cache that this file uses; the Cache API implements them. */
export interface KeywordCache {
  match(address: string): Promise<Response | undefined>
  put(address: string, response: Response): Promise<void>
  keys(): Promise<readonly Request[]>
  delete(key: Request): Promise<boolean>
}

/**
 * Returns the cache key of a keyword. Keywords that differ only in case or diacritics share a key. Punctuation counts
 * as a space. Each language has its own keys.
 */
export function keywordAddress(url: URL, keyword: string, userInfo: string): string {
  const language = userInfo.split('|')[0] ?? ''
  return `${url.origin}${url.pathname}?${new URLSearchParams({ keyword: fold(keyword.trim()), language })}`
}

function isFresh(kept: Response, now: number, maxAge: number): boolean {
  const at = Number(kept.headers.get(keptAtHeader))
  // A timestamp in the future means that the clock was set back after the reply was cached; the reply counts as
  // expired.
  return at <= now && now - at < maxAge
}

async function isEmpty(kept: Response): Promise<boolean> {
  const found = z.safeParse(
    Found,
    await kept
      .clone()
      .json()
      .catch(() => null),
  )
  return found.success && Object.values(found.data).every((list) => list.length === 0)
}

interface Question {
  url: URL
  userInfo: string
  now: number
  /** Milliseconds for which a cached reply is valid. */
  maxAge: number
}

/**
 * Returns the cached reply to a keyword. If there is none, returns a cached empty reply to a prefix of the keyword,
 * because a keyword finds nothing if one of its prefixes finds nothing. Only replies younger than `maxAge` are used.
 * Returns undefined if there is no such reply.
 */
export async function knownAnswer(
  cache: KeywordCache,
  { url, userInfo, now, maxAge }: Question,
): Promise<Response | undefined> {
  const keyword = fold((url.searchParams.get('keyword') ?? '').trim())
  const own = await cache.match(keywordAddress(url, keyword, userInfo))
  if (own && isFresh(own, now, maxAge)) return own
  for (let length = keyword.length - 1; length >= keywordMinimum; length--) {
    const shorter = await cache.match(keywordAddress(url, keyword.slice(0, length), userInfo))
    if (shorter && isFresh(shorter, now, maxAge) && (await isEmpty(shorter))) return shorter
  }
  return undefined
}

/** Caches a reply under its keyword with the current instant. */
export async function keepAnswer(
  cache: KeywordCache,
  answer: Response,
  { url, userInfo, now }: Question,
): Promise<void> {
  const headers = new Headers(answer.headers)
  headers.set(keptAtHeader, String(now))
  const kept = new Response(await answer.clone().arrayBuffer(), { headers })
  await cache.put(keywordAddress(url, url.searchParams.get('keyword') ?? '', userInfo), kept)
}

/**
 * Caches the reply to a keyword search under its keyword, then evicts the oldest entries of the cache until at most
 * `most` remain. If the storage quota is exceeded, all entries of the cache are deleted. Rejects if the reply can't be
 * read, for example because the connection was cut.
 */
export async function keepWithin(
  cache: KeywordCache,
  answer: Response,
  question: Parameters<typeof keepAnswer>[2],
  most: number,
): Promise<void> {
  try {
    await keepAnswer(cache, answer, question)
    const kept = await cache.keys()
    await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((key) => cache.delete(key)))
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error
    for (const key of await cache.keys()) await cache.delete(key)
  }
}
