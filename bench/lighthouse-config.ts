/**
 * Lists the Lighthouse assertions (limits) of each page on a phone's profile. The level is `error` for categories whose
 * score does not vary from run to run, and for budgets of bytes and requests; `npm test` checks only these. Performance
 * and layout shift have the level `warn`: `npm run bench` measures them as medians of several runs. Lighthouse has no
 * category for installability and offline start any more; `e2e/installable.spec.ts` and `e2e/offline.spec.ts` check
 * them.
 */
import { type ProductName, products } from '#contract/products.ts'
import { buyFirst, otherResults, selectFirst, startSearch } from './api-journey.ts'

export type Level = 'error' | 'warn'

export interface Assertion {
  /**
   * ID of a Lighthouse category, or of a Lighthouse audit with a number as its result; 'script-files' is the number of
   * JavaScript files loaded until the page is idle.
   */
  of: string
  level: Level
  /** Minimum score of a Lighthouse category, 0–100. */
  atLeast?: number
  /** Maximum of the number that the Lighthouse audit measures, for example bytes or requests. */
  atMost?: number
}

export interface AuditedPage {
  page: string
  /** Returns the URL path of the page; for some pages it first makes a search or a selection. */
  path: (origin: string) => Promise<string> | string
  /** Maximum number of elements in the page's server-rendered HTML. */
  mostElements: number
  assertions: Assertion[]
}

const kilobyte = 1024

/**
 * Upper limits of what a page loads until it is idle, a tenth to a quarter above the measured values, because results
 * and prices depend on the day. `requests` does not count the manifest and icons. `elements` counts the elements of the
 * server-rendered HTML.
 */
interface Bounds {
  kilobytes: number
  requests: number
  elements: number
}

/**
 * Returns the assertions of a page. Personal pages have none about SEO: they have `noindex` on purpose, which lowers
 * Lighthouse's SEO score.
 */
function assertions(budget: Bounds, personal = false): Assertion[] {
  return [
    { of: 'accessibility', level: 'error', atLeast: 100 },
    { of: 'best-practices', level: 'error', atLeast: 100 },
    ...(personal ? [] : [{ of: 'seo', level: 'error' as const, atLeast: 100 }]),
    { of: 'performance', level: 'warn', atLeast: 98 },
    { of: 'total-byte-weight', level: 'error', atMost: budget.kilobytes * kilobyte },
    { of: 'network-requests', level: 'error', atMost: budget.requests },
    { of: 'script-files', level: 'error', atMost: 12 },
    { of: 'cumulative-layout-shift', level: 'warn', atMost: 0.05 },
  ]
}

const page = (
  name: string,
  bounds: Bounds,
  path: AuditedPage['path'],
  { personal = false }: { personal?: boolean } = {},
): AuditedPage => ({ page: name, path, mostElements: bounds.elements, assertions: assertions(bounds, personal) })

/**
 * The home page on the tab of each product; null if all parts of this tab also appear on other pages in `auditedPages`.
 */
const homes: Record<ProductName, AuditedPage | null> = {
  flight: page('home', { kilobytes: 180, requests: 10, elements: 240 }, () => '/'),
  bus: page('home, buses', { kilobytes: 180, requests: 12, elements: 200 }, () => '/?tab=bus'),
  transfer: page('home, transfers', { kilobytes: 240, requests: 14, elements: 290 }, () => '/?tab=transfer'),
  activity: null,
}

export const auditedPages: AuditedPage[] = [
  ...Object.values(homes).filter((home) => home !== null),
  page('activity', { kilobytes: 270, requests: 15, elements: 270 }, () => '/activity/detail/goreme-gun-dogumu-balon/'),
  page(
    'location of activities',
    { kilobytes: 420, requests: 31, elements: 350 },
    () => '/activity/location-detail/goreme/',
  ),
  page(
    'results',
    { kilobytes: 280, requests: 21, elements: 950 },
    async (origin) => `/flight/search/?session_unique=${await startSearch(origin)}`,
  ),
  page(
    'payment',
    { kilobytes: 280, requests: 15, elements: 1000 },
    async (origin) => `/flight/payment/?session_unique=${await selectFirst(origin)}`,
    { personal: true },
  ),
  page(
    'ticket',
    { kilobytes: 250, requests: 15, elements: 250 },
    async (origin) => `/flight/booking/detail/${await buyFirst(origin)}/`,
    { personal: true },
  ),
  page('PNR lookup', { kilobytes: 250, requests: 15, elements: 90 }, () => '/flight/check-pnr/'),
  page('sign-in', { kilobytes: 250, requests: 18, elements: 100 }, () => '/auth/login/'),
  page('help', { kilobytes: 230, requests: 10, elements: 350 }, () => '/faq/'),
  page('contact', { kilobytes: 250, requests: 11, elements: 210 }, () => '/contact/'),
]

const resultsOf = (product: Exclude<ProductName, 'flight'>): AuditedPage =>
  page(`results, ${product}`, { kilobytes: 280, requests: 15, elements: 950 }, (origin) =>
    otherResults(origin, product),
  )

/**
 * Pages that `npm run bench` audits. `npm test` audits only `auditedPages`, which show all parts of the other pages.
 */
export const benchedPages: AuditedPage[] = [
  ...auditedPages,
  ...products.filter((product) => product !== 'flight').map(resultsOf),
]
