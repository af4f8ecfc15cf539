/**
 * Defines a table of caching rules. Each row tells what is cached, with which strategy, size and reason. Requests that
 * match no row go to the network unchanged. Examples are searches for offers, sign-in, payment, bookings, account data,
 * the usage log, and all requests that are not same-origin GET. Requests for pages and for precached files are an
 * exception: `service-worker.ts` handles them.
 */
import { appVersion } from '#contract/headers.ts'

export interface Row {
  cache: string
  /**
   * Caching strategy. `first` is cache first; `last` is network first; `meanwhile` is stale-while-revalidate; `keyword`
   * follows the rules of `keyword-results.ts`.
   */
  how: 'first' | 'last' | 'meanwhile' | 'keyword'
  matches: (url: URL) => boolean
  /** Required content type of a response, so that a captive portal's HTML is not cached as data. */
  type: 'application/json' | 'image/'
  maxEntries: number
  maxAgeSeconds?: number
  /**
   * For the strategy `last`: seconds without a reply from the network after which a cached copy is used, if there is
   * one.
   */
  networkSeconds?: number
  /**
   * Whether a cached copy of another version may be used if the network does not respond. The version is part of the
   * query in the URL.
   */
  anyVersion?: true
  reason: string
}

const day = 86_400

const sharedData = new Set([
  '/api/mobile/info/',
  '/api/countries/',
  '/api/content/corporate/',
  '/api/faqs/',
  '/api/branches/',
])
const popularLists = new Set([
  '/api/bus/station/popular/',
  '/api/activity/popular/',
  '/api/activity/popular/locations/',
  '/api/transfer/location/',
])
const keywordSearches = new Set([
  '/api/flight/airport/',
  '/api/bus/station/',
  '/api/transfer/location/',
  '/api/activity/point/',
])

export const table: Row[] = [
  {
    cache: 'catalogs',
    how: 'first',
    matches: ({ pathname, searchParams }) => pathname.startsWith('/api/i18n/catalog/') && searchParams.has('v'),
    type: 'application/json',
    maxEntries: 6,
    anyVersion: true,
    reason: 'The address names the version, so a copy never goes stale; a new version drops the older of its language.',
  },
  {
    cache: 'app-data',
    how: 'meanwhile',
    matches: ({ pathname }) => sharedData.has(pathname),
    type: 'application/json',
    maxEntries: 20,
    reason: 'The app needs them to start and to help without a network, however long ago it was last used.',
  },
  {
    cache: 'currencies',
    how: 'meanwhile',
    matches: ({ pathname }) => pathname.startsWith('/api/currency/'),
    type: 'application/json',
    maxEntries: 12,
    maxAgeSeconds: day,
    reason: 'A rate of an hour ago is better than none; the lira amount is what is charged.',
  },
  {
    cache: 'popular',
    how: 'meanwhile',
    // Places near the traveller are not cached, because their URL contains the traveller's position.
    matches: ({ pathname, searchParams }) =>
      popularLists.has(pathname) && !searchParams.get('keyword') && !searchParams.has('near'),
    type: 'application/json',
    maxEntries: 12,
    maxAgeSeconds: 7 * day,
    reason: 'What home offers to begin with; the same for everybody, and better of yesterday than missing.',
  },
  {
    cache: 'pages',
    how: 'last',
    matches: ({ pathname }) => /^\/api\/activity\/(detail|location)\/[^/]+\/$/.test(pathname),
    type: 'application/json',
    maxEntries: 40,
    maxAgeSeconds: 7 * day,
    networkSeconds: 4,
    reason:
      'The pages of activities and places that were read stay readable; dates and prices come from the network while there is one.',
  },
  {
    cache: `keywords-${appVersion}`,
    how: 'keyword',
    matches: ({ pathname, searchParams }) => keywordSearches.has(pathname) && Boolean(searchParams.get('keyword')),
    type: 'application/json',
    maxEntries: 200,
    maxAgeSeconds: day,
    reason:
      'docs/product/frame.md#pickers: per keyword for a day, gone with the version, a longer keyword under an empty one is empty.',
  },
  {
    cache: 'images',
    how: 'first',
    matches: ({ pathname }) => /^\/(?!api\/|assets\/).*\.(avif|jpe?g|png|svg|webp)$/.test(pathname),
    type: 'image/',
    maxEntries: 200,
    maxAgeSeconds: 30 * day,
    reason: 'Pictures rarely change and cost the most on a slow line; the cap keeps them from filling the device.',
  },
]

/**
 * Whether `cache` is the name of a cache that this app once used and no longer uses: no row of `table`, the table of
 * caching rules, names it. An example is the cache of keyword searches that an older version of the app has created.
 */
export function isAbandoned(cache: string): boolean {
  const ours = /^(airports|keywords-.*|catalogs|app-data|currencies|popular|pages|images)$/.test(cache)
  return ours && !table.some((row) => row.cache === cache)
}
