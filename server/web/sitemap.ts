/**
 * Serves two files for search engines: `/sitemap.xml`, which lists all public pages, and `/robots.txt`, which contains
 * the URL of the sitemap.
 */
import { type Context, Hono } from 'hono'
import { ownAddresses } from '#contract/own-addresses.ts'
import { products } from '#contract/products.ts'
import { errorDetails } from '#server/runtime/error-details.ts'
import type { Log } from '#server/runtime/log.ts'
import type { DocumentRenderer } from '#server/web/documents.ts'
import { pageSecurity } from '#server/web/security-headers.ts'
import { hourMilliseconds } from '#contract/milliseconds.ts'

interface SitemapDeps {
  renderer: () => Promise<Pick<DocumentRenderer, 'publicPaths'>>
  /** Sends a request to the API and resolves to the reply; `address` is the IP address of the client. */
  fetchApi: (request: Request, address: string) => Promise<Response>
  origin: (c: Context) => string
  clock: { now(): Date }
  secure: boolean
  clientAddress: (c: Context) => string
  log: Log
}

/** Milliseconds for which the list of public pages is cached. */
const keptFor = hourMilliseconds

const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** Returns a sitemap (https://www.sitemaps.org/protocol.html). Each page has one URL for all languages. */
export function sitemapOf(origin: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${escaped(origin + path)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

/**
 * Second segments of paths, such as `payment` in /flight/payment/. Crawlers must not visit pages below such paths,
 * because these pages start a search, call a supplier or belong to a traveller.
 */
const closedParts = ['search-gate', 'room-selection', 'packages', 'dates', 'payment', 'booking']

/** Patterns of search URLs that start a search when they are opened. URLs of existing results do not match them. */
const closedSearches = ['category_id', 'location_id'].map((name) => `/*/search/?${name}=`)

/**
 * Returns the content of robots.txt. Crawlers must not visit API calls, URLs that start a search, payment pages, and
 * pages that call a supplier or belong to a traveller (`closedParts`). They must not visit /mailbox/ either, which
 * shows e-mails that are stored instead of being sent.
 */
export function robotsOf(origin: string): string {
  const closed = [
    '/api/',
    ...products.flatMap((name) => closedParts.map((part) => `/${name}/${part}/`)),
    ...products.map((name) => `${ownAddresses[name].sharedSearch}/`),
    ...closedSearches,
    '/payment/',
    '/mailbox/',
  ]
  return `User-agent: *\nAllow: /\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`
}

/**
 * Serves /sitemap.xml and /robots.txt. The list of pages is loaded at most once an hour; a failed load is not cached.
 */
export function createSitemap(deps: SitemapDeps): Hono {
  const app = new Hono()
  let kept: { at: number; paths: Promise<string[]> } | undefined
  const pathsOf = (c: Context): Promise<string[]> => {
    const now = deps.clock.now().getTime()
    if (kept && now >= kept.at && now - kept.at < keptFor) return kept.paths
    const address = deps.clientAddress(c)
    const paths = deps
      .renderer()
      .then((renderer) => renderer.publicPaths((call) => deps.fetchApi(call, address), deps.origin(c)))
    const asked = { at: now, paths }
    kept = asked
    paths.catch(() => {
      if (kept === asked) kept = undefined
    })
    return paths
  }
  const caching = { 'Cache-Control': `public, max-age=${keptFor / 1000}` }
  const secured = pageSecurity(deps.secure)
  app.get('/robots.txt', secured, (c) => c.text(robotsOf(deps.origin(c)), 200, caching))
  app.get('/sitemap.xml', secured, async (c) => {
    try {
      const body = sitemapOf(deps.origin(c), await pathsOf(c))
      return c.body(body, 200, { ...caching, 'Content-Type': 'application/xml; charset=utf-8' })
    } catch (error) {
      deps.log.error('sitemap failed', errorDetails(error))
      return c.text('not available', 503, { 'Retry-After': '60' })
    }
  })
  return app
}
