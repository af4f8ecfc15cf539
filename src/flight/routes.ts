import { dayPricesRoute, productRoutes } from '#booking/product-routes.ts'

export const flightRoutes = [
  ...productRoutes('flight', {
    search: () => import('#flight/search/search-route.tsx'),
    payment: () => import('#flight/payment/payment-route.tsx'),
    ticket: () => import('#flight/booking/detail-route.tsx'),
    places: () => import('#flight/airports-route.ts'),
    product: () => import('#flight/flight-product.ts').then((code) => code.flightProduct),
    texts: () => import('#flight/flight-texts.ts').then((code) => code.flightTexts),
    searchFromOption: () => import('#flight/search/flight-search-again.ts').then((code) => code.flightSearchFromOption),
    calendarEvents: () => import('#contract/flight-calendar.ts').then((code) => code.flightEvents),
  }),
  dayPricesRoute('flight'),
]
