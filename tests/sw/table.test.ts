import { describe, expect, test, vi } from 'vitest'
import { documentsFromServer } from '#sw/navigation.ts'
import { isAbandoned, table } from '#sw/table.ts'

const rowOf = (path: string) =>
  table.filter((row) => row.matches(new URL(path, 'https://ufuk.example'))).map(({ cache }) => cache)

describe('what is kept', () => {
  test.each([
    ['/api/i18n/catalog/f7/tr/?v=abc', 'catalogs'],
    ['/api/mobile/info/', 'app-data'],
    ['/api/countries/?page_size=1000', 'app-data'],
    ['/api/content/corporate/', 'app-data'],
    ['/api/faqs/', 'app-data'],
    ['/api/branches/', 'app-data'],
    ['/api/currency/EUR/', 'currencies'],
    ['/api/activity/popular/', 'popular'],
    ['/api/activity/popular/locations/', 'popular'],
    ['/api/transfer/location/', 'popular'],
    ['/api/transfer/location/?keyword=', 'popular'],
    ['/api/transfer/location/?keyword=izm', 'keywords-1.0.0'],
    ['/api/flight/airport/?keyword=ist', 'keywords-1.0.0'],
    ['/api/bus/station/?keyword=esen', 'keywords-1.0.0'],
    ['/api/activity/point/?keyword=kap', 'keywords-1.0.0'],
    ['/api/activity/detail/konya-sema/', 'pages'],
    ['/api/activity/location/goreme/', 'pages'],
    ['/airlines/TK.svg', 'images'],
    ['/activities/places/goreme.svg', 'images'],
    ['/activities/cards/places/goreme.webp', 'images'],
    ['/images/kapadokya.webp', 'images'],
  ])('%s is in %s', (path, cache) => {
    expect(rowOf(path)).toEqual([cache])
  })
})

test('a copy of a page is shown after some seconds without a reply', async () => {
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  const { strategyOf } = await import('#sw/strategies.ts')
  const row = table.find(({ cache }) => cache === 'pages')
  expect(row && strategyOf(row)).toMatchObject({ _networkTimeoutSeconds: 4 })
})

describe('what never is', () => {
  test.each([
    '/api/user/',
    '/api/user/flight/bookings/',
    '/api/user/flight/recent-searches/',
    '/api/user/passengers/',
    '/api/user/coupons/',
    '/api/auth/login/',
    '/api/auth/logout/',
    '/api/notification/list/?page=1&per_page=10',
    '/api/notification/info/',
    '/api/flight/gateway/search/?session_unique=abcdefghijklmnopqrstuv',
    '/api/flight/gateway/payment/?session_unique=abcdefghijklmnopqrstuv',
    '/api/flight/booking/abcdefghijklmnopqrstuv/',
    '/api/flight/booking/info/abcdefghijklmnopqrstuv/',
    '/api/flight/booking/usable-coupons/abcdefghijklmnopqrstuv/',
    '/api/flight/check-pnr/',
    '/api/activity/detail/konya-sema/dates/?from=2026-12-01&to=2026-12-31',
    '/api/log/',
    '/document-session/',
    '/sandbox-bank/pay/x/',
    '/payment/return/',
    '/api/i18n/catalog/f7/tr/',
    '/api/flight/airport/',
    '/api/transfer/location/?near=41.01,28.98',
  ])('%s', (path) => {
    expect(rowOf(path)).toEqual([])
  })
})

test('every row says why it is there, and has an end', () => {
  expect(table.filter(({ reason }) => reason.length < 40)).toEqual([])
  expect(table.filter(({ maxEntries }) => maxEntries > 200)).toEqual([])
  expect(new Set(table.map(({ cache }) => cache)).size).toBe(table.length)
})

test('caches without a row go, others’ and the precache stay', () => {
  expect(['airports', 'keywords-0.9.0', 'keywords-2.0.0'].every(isAbandoned)).toBe(true)
  expect(['catalogs', 'app-data', 'keywords-1.0.0', 'workbox-precache-v2-https://x/', 'other'].some(isAbandoned)).toBe(
    false,
  )
})

test('navigations to what is not a screen of the app are left to the server', () => {
  const fromServer = (path: string) => documentsFromServer.some((pattern) => pattern.test(path))
  expect(
    ['/api/log/', '/payment/return/', '/sandbox-bank/pay/x/', '/flight/booking/detail/x/calendar.ics'].every(
      fromServer,
    ),
  ).toBe(true)
  expect(['/', '/flight/payment/', '/flight/booking/detail/x/', '/profile/tickets/'].some(fromServer)).toBe(false)
})
