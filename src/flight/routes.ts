import { background, productRoutes } from '#booking/routes.ts'

export const flightRoutes = [
  ...productRoutes('flight', {
    search: () => import('#flight/search/search-route.tsx'),
    searchGate: () => import('#flight/search/search-gate-route.ts'),
    share: () => import('#flight/search/share-route.ts'),
    priceAlert: () => import('#flight/price-alert/price-alert-route.tsx'),
    payment: () => import('#flight/payment/payment-route.tsx'),
    status: () => import('#flight/payment/status-route.ts'),
    draft: () => import('#flight/payment/draft-route.ts'),
    checkPnr: () => import('#flight/check-pnr/check-pnr-route.tsx'),
    ticket: () => import('#flight/booking/detail-route.tsx'),
    calendar: () => import('#flight/booking/calendar-route.ts'),
  }),
  background('flight/airports-route', '/flight/airports', () => import('#flight/airports-route.ts')),
]
