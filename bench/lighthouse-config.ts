/**
 * Lighthouse assertions on a phone's profile, page by page. Categories without noise, and budgets of bytes and
 * requests, are errors; `npm test` checks only these. Performance only warns: `npm run bench` measures it as a median
 * of several runs. Lighthouse has no category for installability and offline start any more; `e2e/installable.spec.ts`
 * and `e2e/offline.spec.ts` check them.
 */
import { buyFirst, otherResults, selectFirst, startSearch } from './api-journey.ts'

export type Level = 'error' | 'warn'

export interface Assertion {
  /** ID of a category, or of an audit whose number is compared; 'script-files' are those until the page is quiet. */
  of: string
  level: Level
  /** Minimum score of a category, 0–100. */
  atLeast?: number
  /** Maximum of an audit's number: bytes, milliseconds, requests. */
  atMost?: number
}

export interface AuditedPage {
  page: string
  /** Path of the page; some need a search or a selection first. */
  path: (origin: string) => Promise<string> | string
  assertions: Assertion[]
}

const kilobyte = 1024

/** Personal pages have `noindex` on purpose, which Lighthouse reports as a fault. */
function assertions(budget: { kilobytes: number; requests: number }, personal = false): Assertion[] {
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

export const auditedPages: AuditedPage[] = [
  { page: 'home', path: () => '/', assertions: assertions({ kilobytes: 700, requests: 110 }) },
  { page: 'home, buses', path: () => '/?tab=bus', assertions: assertions({ kilobytes: 700, requests: 110 }) },
  { page: 'home, transfers', path: () => '/?tab=transfer', assertions: assertions({ kilobytes: 700, requests: 110 }) },
  {
    page: 'activity',
    path: () => '/activity/detail/goreme-gun-dogumu-balon/',
    assertions: assertions({ kilobytes: 750, requests: 130 }),
  },
  {
    page: 'location of activities',
    path: () => '/activity/location-detail/goreme/',
    assertions: assertions({ kilobytes: 750, requests: 130 }),
  },
  {
    page: 'results',
    path: async (origin) => `/flight/search/?session_unique=${await startSearch(origin)}`,
    assertions: assertions({ kilobytes: 750, requests: 130 }),
  },
  {
    page: 'payment',
    path: async (origin) => `/flight/payment/?session_unique=${await selectFirst(origin)}`,
    assertions: assertions({ kilobytes: 800, requests: 130 }, true),
  },
  {
    page: 'ticket',
    path: async (origin) => `/flight/booking/detail/${await buyFirst(origin)}/`,
    assertions: assertions({ kilobytes: 750, requests: 120 }, true),
  },
  { page: 'PNR lookup', path: () => '/flight/check-pnr/', assertions: assertions({ kilobytes: 700, requests: 110 }) },
  { page: 'sign-in', path: () => '/auth/login/', assertions: assertions({ kilobytes: 700, requests: 110 }) },
  { page: 'help', path: () => '/faq/', assertions: assertions({ kilobytes: 700, requests: 110 }) },
  { page: 'contact', path: () => '/contact/', assertions: assertions({ kilobytes: 800, requests: 120 }) },
]

const resultsOf = (product: 'bus' | 'transfer' | 'activity'): AuditedPage => ({
  page: `results, ${product}`,
  path: (origin) => otherResults(origin, product),
  assertions: assertions({ kilobytes: 750, requests: 130 }),
})

/** What `npm run bench` measures: `npm test` leaves out pages that are made of what others show. */
export const benchedPages: AuditedPage[] = [
  ...auditedPages,
  resultsOf('bus'),
  resultsOf('transfer'),
  resultsOf('activity'),
]
