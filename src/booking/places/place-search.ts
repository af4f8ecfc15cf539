/**
 * Loader of the place popup of every product: the places found for a keyword or, for a short keyword, recent searches.
 */
import type { LoaderFunctionArgs } from 'react-router'
import type * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { apiContext, clockContext, localeContext, storeContext } from '#api/context.ts'
import { type KeywordCache, lookUp, openCache, remember } from '#booking/places/keyword-cache.ts'
import type { PlaceOption, RecentSearch } from '#booking/places/places.ts'
import { keywordMinimum } from '#contract/keyword-minimum.ts'
import { appVersion } from '#contract/headers.ts'
import { readKeywords, writeKeywords } from '#store/keyword-store.ts'

export interface PlaceAnswer {
  keyword: string
  /** Places found for the keyword; null if nothing was requested or the request failed. */
  results: PlaceOption[] | null
  /** Recent searches, if the keyword is too short for a search; otherwise empty. */
  recent: RecentSearch[]
}

/** What a product supplies to load its places and recent searches. */
interface PlaceSource<P, R> {
  /** Name of the product in the keys under which this device stores searched keywords and recent searches. */
  name: string
  place: z.ZodMiniType<P>
  find: (api: Api, keyword: string, options: { signal: AbortSignal }) => Promise<{ results: P[] }>
  option: (place: P) => PlaceOption
  searches: z.ZodMiniType<R>
  earlier: (api: Api, options: { signal: AbortSignal }) => Promise<R>
  recent: (searches: R) => RecentSearch[]
}

/**
 * Creates the loader of a place popup (docs/product/frame.md#pickers). For a keyword it returns the places found, or
 * null if the call fails. Without a keyword, or for one that is too short, it returns the recent searches. If the
 * recent searches can't be loaded, it returns their copy on this device.
 */
export function placeLoader<P, R>(source: PlaceSource<P, R>) {
  // Each page load has one keyword cache per product, in the browser only. On the server, all travellers would share
  // the cache.
  let opened: KeywordCache<P> | undefined

  async function search(api: Api, keyword: string, version: string, now: number, signal: AbortSignal) {
    const caching = !import.meta.env.SSR
    if (caching && opened?.version !== version) {
      opened = openCache(await readKeywords(source.name), version, source.place)
    }
    const known = opened && lookUp(opened, keyword, now)
    if (known) return known
    try {
      const { results } = await source.find(api, keyword, { signal })
      if (caching && opened) {
        opened = remember(opened, keyword, results, now)
        await writeKeywords(source.name, opened)
      }
      return results
    } catch (error) {
      if (error instanceof ApiError) return null
      throw error
    }
  }

  /** Resolves to the recent searches; if the request fails, to the copy stored on this device. */
  async function recentSearches(context: LoaderFunctionArgs['context'], signal: AbortSignal): Promise<RecentSearch[]> {
    const store = context.get(storeContext)
    try {
      const reply = await source.earlier(context.get(apiContext), { signal })
      await store.saveRecent(source.name, reply)
      return source.recent(reply)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const kept = source.searches.safeParse(await store.recent(source.name))
      return kept.success ? source.recent(kept.data) : []
    }
  }

  return async ({ context, request }: LoaderFunctionArgs): Promise<PlaceAnswer> => {
    const { signal } = request
    const keyword = (new URL(request.url).searchParams.get('keyword') ?? '').trim()
    if (keyword.length < keywordMinimum) {
      return { keyword, results: null, recent: await recentSearches(context, signal) }
    }
    const version = `${appVersion} ${context.get(localeContext).language}`
    const now = context.get(clockContext).now().getTime()
    const found = await search(context.get(apiContext), keyword, version, now, signal)
    return { keyword, results: found && found.map(source.option), recent: [] }
  }
}
