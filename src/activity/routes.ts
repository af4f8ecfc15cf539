import { productRoutes } from '#booking/product-routes.ts'
import { background, screen } from '#booking/route-kinds.ts'

export const activityRoutes = [
  screen('activity/places/popular-route', '/activity/popular', () => import('#activity/places/popular-route.tsx')),
  screen(
    'activity/places/locations-route',
    '/activity/locations',
    () => import('#activity/places/locations-route.tsx'),
  ),
  screen(
    'activity/places/location-route',
    '/activity/location-detail/:location_id',
    () => import('#activity/places/location-route.tsx'),
  ),
  screen(
    'activity/detail/detail-route',
    '/activity/detail/:activity_id/:organization_id?',
    () => import('#activity/detail/detail-route.tsx'),
  ),
  screen(
    'activity/reservation/room-selection-route',
    '/activity/room-selection/:selected_activity',
    () => import('#activity/reservation/room-selection-route.tsx'),
  ),
  background(
    'activity/reservation/packages-route',
    '/activity/packages/:activity_id',
    () => import('#activity/reservation/packages-route.ts'),
  ),
  background(
    'activity/reservation/dates-route',
    '/activity/dates/:activity_id',
    () => import('#activity/reservation/dates-route.ts'),
  ),
  ...productRoutes('activity', {
    search: () => import('#activity/search/search-route.tsx'),
    payment: () => import('#activity/payment/payment-route.tsx'),
    ticket: () => import('#activity/booking/detail-route.tsx'),
    places: () => import('#activity/points-route.ts'),
    product: () => import('#activity/activity-product.ts').then((code) => code.activityProduct),
    texts: () => import('#activity/activity-texts.ts').then((code) => code.activityTexts),
    searchFromOption: () =>
      import('#activity/search/activity-search-again.ts').then((code) => code.activitySearchFromOption),
    calendarEvents: () => import('#contract/activity-calendar.ts').then((code) => code.activityEvents),
  }),
]
