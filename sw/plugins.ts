/** What the rows of the table have in common, as Workbox plugins. */
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { fromCacheHeader, headerNames } from '#contract/headers.ts'
import { otherVersions, unionOf } from '#sw/catalog-union.ts'
import type { Row } from '#sw/table.ts'

/** A copy of `response` that says where it comes from. */
export function marked(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set(fromCacheHeader, '1')
  const { status, statusText } = response
  return new Response(response.body, { status, statusText, headers })
}

/** Whether an answer may be kept: a plain success of the type that was asked for, not led elsewhere on the way. */
export function isKeepable({ status, redirected, headers }: Response, type: string): boolean {
  return status === 200 && !redirected && (headers.get('Content-Type') ?? '').startsWith(type)
}

/** What a request is kept by: its address and how the traveller reads, never who they are. */
export function cacheKey(request: Request): Request {
  const userInfo = request.headers.get(headerNames.userInfo)
  return new Request(request.url, userInfo === null ? {} : { headers: { [headerNames.userInfo]: userInfo } })
}

/**
 * Keeps only what is what it says, under keys without a token, and marks what comes from the cache. Where neither the
 * network nor an exact copy answers, a copy in another language or currency will do, and of another version if the row
 * allows it: the app starts with it rather than not at all.
 */
export function rowPlugin({ cache, type, anyVersion }: Row): WorkboxPlugin {
  return {
    cacheKeyWillBeUsed: async ({ request }) => cacheKey(request),
    cacheWillUpdate: async ({ response }) => (isKeepable(response, type) ? response : null),
    cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse ? marked(cachedResponse) : undefined),
    handlerDidError: async ({ request }) => {
      const kept = await (
        await caches.open(cache)
      ).match(request.url, { ignoreVary: true, ignoreSearch: anyVersion === true })
      return kept && marked(kept)
    },
  }
}

const addressesOf = async (cache: Cache) => (await cache.keys()).map(({ url }) => url)

/** An answer with a catalogue, over the texts of the version that is kept: see `catalog-union.ts`. */
export async function withOlderTexts(cache: Cache, address: string, response: Response): Promise<Response> {
  const [before] = otherVersions(address, await addressesOf(cache))
  const kept = before === undefined ? undefined : await cache.match(before)
  if (!kept || !isKeepable(response, 'application/json')) return response
  const newer: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  const older: unknown = await kept.json().catch(() => null)
  return newer === null ? response : new Response(JSON.stringify(unionOf(older, newer)), { headers: response.headers })
}

/** Drops the kept catalogues of the same language but another version. */
export async function dropOtherVersions(cache: Cache, address: string): Promise<void> {
  await Promise.all(otherVersions(address, await addressesOf(cache)).map((one) => cache.delete(one)))
}

/** Catalogues: the texts of the older version stay under those of the newer, then the older copy goes. */
export function catalogPlugin(cache: string): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ request, response }) => withOlderTexts(await caches.open(cache), request.url, response),
    cacheDidUpdate: async ({ request }) => dropOtherVersions(await caches.open(cache), request.url),
  }
}

const precached = { html: 'text/html', css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml', png: 'image/png' }

/** Precaches files of their own type alone: the install fails, and is tried again, where a portal answers in their place. */
export const precachePlugin: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const ending = Object.entries(precached).find(([name]) => new URL(request.url).pathname.endsWith(`.${name}`))
    return isKeepable(response, ending?.[1] ?? '') ? response : null
  },
}
