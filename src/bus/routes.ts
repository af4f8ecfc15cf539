import { background, productRoutes, resource } from '#booking/routes.ts'

export const busRoutes = [
  ...productRoutes('bus', {
    search: () => import('#bus/search/search-route.tsx'),
    searchGate: () => import('#bus/search/search-gate-route.ts'),
    share: () => import('#bus/search/share-route.ts'),
    priceAlert: () => import('#bus/price-alert/price-alert-route.tsx'),
    payment: () => import('#bus/payment/payment-route.tsx'),
    status: () => import('#bus/payment/status-route.ts'),
    draft: () => import('#bus/payment/draft-route.ts'),
    checkPnr: () => import('#bus/check-pnr/check-pnr-route.tsx'),
    ticket: () => import('#bus/booking/detail-route.tsx'),
    calendar: () => import('#bus/booking/calendar-route.ts'),
  }),
  resource('bus/search/trip-route', '/bus/trip', () => import('#bus/search/trip-route.ts')),
  background('bus/stations-route', '/bus/stations', () => import('#bus/stations-route.ts')),
]
