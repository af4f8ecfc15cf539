import { productRoutes } from '#booking/product-routes.ts'

export const transferRoutes = productRoutes('transfer', {
  search: () => import('#transfer/search/search-route.tsx'),
  payment: () => import('#transfer/payment/payment-route.tsx'),
  ticket: () => import('#transfer/booking/detail-route.tsx'),
  places: () => import('#transfer/locations-route.ts'),
  product: () => import('#transfer/transfer-product.ts').then((code) => code.transferProduct),
  texts: () => import('#transfer/transfer-texts.ts').then((code) => code.transferTexts),
  searchFromOption: () =>
    import('#transfer/search/transfer-search-again.ts').then((code) => code.transferSearchFromOption),
  calendarEvents: () => import('#contract/transfer-calendar.ts').then((code) => code.transferEvents),
})
