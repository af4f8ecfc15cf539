/** Contains the Workbox plugins for the caches that `table.ts` defines, and for precached files. */
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { fromCacheHeader, headerNames } from '#contract/headers.ts'
import { otherVersions, unionOf } from '#sw/catalog-union.ts'
import type { Row } from '#sw/table.ts'

/** Returns a copy of `response` with the header that marks cached replies. */
export function marked(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set(fromCacheHeader, '1')
  const { status, statusText } = response
  return new Response(response.body, { status, statusText, headers })
}

/** Whether a response may be cached: status 200, not redirected, and of the expected content type. */
export function isKeepable({ status, redirected, headers }: Response, type: string): boolean {
  return status === 200 && !redirected && (headers.get('Content-Type') ?? '').startsWith(type)
}

/** Returns the cache key of a request: URL and user info (language, country, currency), never the token. */
export function cacheKey(request: Request): Request {
  const userInfo = request.headers.get(headerNames.userInfo)
  return new Request(request.url, userInfo === null ? {} : { headers: { [headerNames.userInfo]: userInfo } })
}

/**
 * Returns a Workbox plugin for a row of the table in `table.ts`; each row defines one cache. The plugin caches only
 * valid responses, under keys without a token, and marks replies from the cache. If the network fails and no copy is
 * cached under the request's key, the plugin returns a copy in another language, country or currency, so that the app
 * can start. If the row has `anyVersion`, the copy may also be of another version.
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

/** Merges a fetched catalogue with the cached older version (see `catalog-union.ts`). */
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

/**
 * Deletes cached versions of a message catalogue: all those in the same language as the catalogue with the URL
 * `address`, except this catalogue itself. Catalogues in other languages stay cached.
 */
export async function dropOtherVersions(cache: Cache, address: string): Promise<void> {
  await Promise.all(otherVersions(address, await addressesOf(cache)).map((one) => cache.delete(one)))
}

/**
 * Returns a Workbox plugin for message catalogues. It adds to a fetched catalogue the messages that only the cached
 * older version has, then deletes the older version from the cache.
 */
export function catalogPlugin(cache: string): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ request, response }) => withOlderTexts(await caches.open(cache), request.url, response),
    cacheDidUpdate: async ({ request }) => dropOtherVersions(await caches.open(cache), request.url),
  }
}

const precached = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
}

/**
 * Workbox plugin that precaches a file only if its content type is the expected one. Otherwise, for example behind a
 * captive portal, the installation of the service worker fails and is retried later.
 */
export const precachePlugin: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const ending = Object.entries(precached).find(([name]) => new URL(request.url).pathname.endsWith(`.${name}`))
    return isKeepable(response, ending?.[1] ?? '') ? response : null
  },
}
