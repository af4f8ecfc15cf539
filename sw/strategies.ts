/** Registers the caching rules of `table.ts` with Workbox. */
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate, Strategy, type StrategyHandler } from 'workbox-strategies'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { headerNames } from '#contract/headers.ts'
import { keepWithin, knownAnswer } from '#sw/keyword-results.ts'
import { catalogPlugin, isKeepable, marked, rowPlugin } from '#sw/plugins.ts'
import { type Row, table } from '#sw/table.ts'

/**
 * Returns `plugin` unchanged, with the type `WorkboxPlugin`. Without this function, `exactOptionalPropertyTypes` makes
 * TypeScript reject plugins of Workbox, because their types declare hooks that may be undefined.
 */
function asPlugin(plugin: object): WorkboxPlugin {
  return plugin
}

/**
 * Caching strategy of keyword searches. A cached reply is used if it is valid according to `keyword-results.ts`. If
 * there is none, the search goes to the network. If the network fails, a cached reply of any age is used.
 */
class KeywordSearch extends Strategy {
  readonly row: Row

  constructor(row: Row) {
    super({ cacheName: row.cache })
    this.row = row
  }

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    const { type, maxAgeSeconds = 0, maxEntries } = this.row
    const cache = await caches.open(this.cacheName)
    const userInfo = request.headers.get(headerNames.userInfo) ?? ''
    const question = { url: new URL(request.url), userInfo, now: Date.now(), maxAge: maxAgeSeconds * 1000 }
    const known = await knownAnswer(cache, question)
    if (known) return marked(known)
    try {
      const answer = await handler.fetch(request)
      if (isKeepable(answer, type))
        void handler.waitUntil(keepWithin(cache, answer.clone(), question, maxEntries).catch(() => undefined))
      return answer
    } catch (error) {
      const old = await knownAnswer(cache, { ...question, maxAge: Number.POSITIVE_INFINITY })
      if (old) return marked(old)
      throw error
    }
  }
}

/** Returns the Workbox strategy for a caching rule, which is a row of the table in `table.ts`. */
export function strategyOf(row: Row): Strategy {
  if (row.how === 'keyword') return new KeywordSearch(row)
  const { cache, maxEntries, maxAgeSeconds, networkSeconds } = row
  const expiration = new ExpirationPlugin({
    maxEntries,
    // If the storage quota is exceeded, Workbox deletes this cache. The page still gets the reply that could not be
    // cached.
    purgeOnQuotaError: true,
    ...(maxAgeSeconds === undefined ? {} : { maxAgeSeconds }),
  })
  const plugins = [rowPlugin(row), asPlugin(expiration), ...(cache === 'catalogs' ? [catalogPlugin(cache)] : [])]
  const options = { cacheName: cache, plugins }
  if (row.how === 'last')
    return new NetworkFirst({
      ...options,
      ...(networkSeconds === undefined ? {} : { networkTimeoutSeconds: networkSeconds }),
    })
  return row.how === 'first' ? new CacheFirst(options) : new StaleWhileRevalidate(options)
}

/**
 * Registers one Workbox route for each row of the table in `table.ts`. The routes handle only same-origin GET requests.
 */
export function registerStrategies(): void {
  for (const row of table) {
    registerRoute(({ url, sameOrigin }) => sameOrigin && row.matches(url), strategyOf(row), 'GET')
  }
}
