/** Keyword searches by the rules of docs/product/frame.md#pickers, apart from where they are kept. */
import * as z from 'zod/mini'
import { keywordMinimum } from '#contract/keyword-minimum.ts'
import { fold } from '#contract/turkish-text.ts'

/** Instant (milliseconds since the epoch) at which an answer was kept. */
export const keptAtHeader = 'X-Kept-At'

const Found = z.object({ results: z.array(z.unknown()) })

/** What the rules need of a cache; the browser's own fits. */
export interface KeywordCache {
  match(address: string): Promise<Response | undefined>
  put(address: string, response: Response): Promise<void>
}

/** The address that a keyword is kept under: however it is spelt, and apart for each language. */
export function keywordAddress(url: URL, keyword: string, userInfo: string): string {
  const language = userInfo.split('|')[0] ?? ''
  return `${url.origin}${url.pathname}?${new URLSearchParams({ keyword: fold(keyword.trim()), language })}`
}

function isFresh(kept: Response, now: number, maxAge: number): boolean {
  const at = Number(kept.headers.get(keptAtHeader))
  // A clock that was set back tells nothing of an age.
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
  return found.success && found.data.results.length === 0
}

interface Question {
  url: URL
  userInfo: string
  now: number
  /** Milliseconds. */
  maxAge: number
}

/** The kept answer to a keyword, or the empty one of a beginning of it; undefined means: ask. */
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

/** Keeps an answer under its keyword, with the instant of it. */
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
