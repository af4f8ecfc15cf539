import { productRoutes } from '#booking/product-routes.ts'

export const transferRoutes = productRoutes('transfer', {
  search: () => import('#transfer/search/search-route.tsx'),
  payment: () => import('#transfer/payment/payment-route.tsx'),
  ticket: () => import('#transfer/booking/detail-route.tsx'),
  places: () => import('#transfer/locations-route.ts'),
  product: async () => (await import('#transfer/transfer-product.ts')).transferProduct,
  texts: async () => (await import('#transfer/transfer-texts.ts')).transferTexts,
  searchFromOption: async () => (await import('#transfer/search/transfer-search-again.ts')).transferSearchFromOption,
  calendarEvents: async () => (await import('#contract/transfer-calendar.ts')).transferEvents,
})
