import { dayPricesRoute, productRoutes } from '#booking/product-routes.ts'
import { resource } from '#booking/route-kinds.ts'

export const busRoutes = [
  ...productRoutes('bus', {
    search: () => import('#bus/search/search-route.tsx'),
    payment: () => import('#bus/payment/payment-route.tsx'),
    ticket: () => import('#bus/booking/detail-route.tsx'),
    places: () => import('#bus/stations-route.ts'),
    product: async () => (await import('#bus/bus-product.ts')).busProduct,
    texts: async () => (await import('#bus/bus-texts.ts')).busTexts,
    searchFromOption: async () => (await import('#bus/search/bus-search-again.ts')).busSearchFromOption,
    calendarEvents: async () => (await import('#contract/bus-calendar.ts')).busEvents,
  }),
  dayPricesRoute('bus'),
  resource('bus/seats/trip-route', '/bus/trip', () => import('#bus/seats/trip-route.ts')),
]
