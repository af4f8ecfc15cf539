import { dayPricesRoute, productRoutes } from '#booking/product-routes.ts'
import { resource } from '#booking/route-kinds.ts'

export const busRoutes = [
  ...productRoutes('bus', {
    search: () => import('#bus/search/search-route.tsx'),
    payment: () => import('#bus/payment/payment-route.tsx'),
    ticket: () => import('#bus/booking/detail-route.tsx'),
    places: () => import('#bus/stations-route.ts'),
    product: () => import('#bus/bus-product.ts').then((code) => code.busProduct),
    texts: () => import('#bus/bus-texts.ts').then((code) => code.busTexts),
    searchFromOption: () => import('#bus/search/bus-search-again.ts').then((code) => code.busSearchFromOption),
    calendarEvents: () => import('#contract/bus-calendar.ts').then((code) => code.busEvents),
  }),
  dayPricesRoute('bus'),
  resource('bus/seats/trip-route', '/bus/trip', () => import('#bus/seats/trip-route.ts')),
]
