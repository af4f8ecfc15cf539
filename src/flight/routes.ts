import { dayPricesRoute, productRoutes } from '#booking/product-routes.ts'

export const flightRoutes = [
  ...productRoutes('flight', {
    search: () => import('#flight/search/search-route.tsx'),
    payment: () => import('#flight/payment/payment-route.tsx'),
    ticket: () => import('#flight/booking/detail-route.tsx'),
    places: () => import('#flight/airports-route.ts'),
    product: async () => (await import('#flight/flight-product.ts')).flightProduct,
    texts: async () => (await import('#flight/flight-texts.ts')).flightTexts,
    searchFromOption: async () => (await import('#flight/search/flight-search-again.ts')).flightSearchFromOption,
    calendarEvents: async () => (await import('#contract/flight-calendar.ts')).flightEvents,
  }),
  dayPricesRoute('flight'),
]
