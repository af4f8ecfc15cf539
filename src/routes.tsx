/**
 * All routes of the app. To find the JavaScript and CSS files of a page, the server needs the paths, below `src/`, of
 * the modules of the page's route. If the route has a list `handle.modules`, the list contains these paths; screens
 * that all products share have such a list. If the route has none, its ID must be the path of its only module.
 */
import type { RouteObject } from 'react-router'
import { rootRouteId } from '#api/root-data.ts'
import * as root from '#app/root-route.tsx'
import { SearchEditorContext } from '#booking/search/search-editor-context.ts'
import { activityRoutes } from '#activity/routes.ts'
import { background, gate, resource, screen } from '#booking/route-kinds.ts'
import { busRoutes } from '#bus/routes.ts'
import { flightRoutes } from '#flight/routes.ts'
import { transferRoutes } from '#transfer/routes.ts'

const searchEditor = () => import('#home/search-editor.tsx').then((code) => code.SearchEditor)

/**
 * Shows the tab bar and the notifications around the screen, and provides home's search form to the results screens of
 * all products.
 */
function Root() {
  return (
    <SearchEditorContext value={searchEditor}>
      <root.Component />
    </SearchEditorContext>
  )
}

/** All screens of the app and the routes that serve data to them. */
export const screens: RouteObject[] = [
  screen('home/home-route', '/', () => import('#home/home-route.tsx')),
  screen('auth/auth-route', '/auth/:auth_type', () => import('#auth/auth-route.tsx')),
  screen('auth/forgot-password-route', '/auth/forgot-password', () => import('#auth/forgot-password-route.tsx')),
  screen('auth/activate-route', '/auth/activate', () => import('#auth/activate-route.tsx')),
  screen('auth/reset-password-route', '/auth/reset-password', () => import('#auth/reset-password-route.tsx')),
  background('auth/passkey-route', '/auth/passkey', () => import('#auth/passkey-route.ts')),
  resource('auth/logout-route', '/auth/logout', () => import('#auth/logout-route.ts')),
  screen('corporate/corporate-route', '/corporate/:id', () => import('#corporate/corporate-route.tsx')),
  screen('app/menu-route', '/menu', () => import('#app/menu-route.tsx')),
  screen('faq/faq-route', '/faq', () => import('#faq/faq-route.tsx')),
  screen('contact/contact-route', '/contact', () => import('#contact/contact-route.tsx')),
  screen('notification/notification-route', '/notification', () => import('#notification/notification-route.tsx')),
  resource('notification/push-route', '/notification/push', () => import('#notification/push-route.ts')),
  screen('app/settings-route', '/settings', () => import('#app/settings-route.tsx')),
  screen('profile/profile-route', '/profile', () => import('#profile/profile-route.tsx')),
  screen(
    'profile/passengers/passengers-route',
    '/profile/passengers',
    () => import('#profile/passengers/passengers-route.tsx'),
  ),
  screen('profile/bills/bills-route', '/profile/bills', () => import('#profile/bills/bills-route.tsx')),
  screen('profile/coupons/coupons-route', '/profile/coupons', () => import('#profile/coupons/coupons-route.tsx')),
  screen('profile/password/password-route', '/profile/password', () => import('#profile/password/password-route.tsx')),
  screen('profile/tickets/tickets-route', '/profile/tickets', () => import('#profile/tickets/tickets-route.tsx')),
  screen(
    'profile/price-alerts/price-alerts-route',
    '/profile/price_alerts',
    () => import('#profile/price-alerts/price-alerts-route.tsx'),
  ),
  screen('profile/passkeys/passkeys-route', '/profile/passkeys', () => import('#profile/passkeys/passkeys-route.tsx')),
  ...flightRoutes,
  ...busRoutes,
  ...transferRoutes,
  ...activityRoutes,
  background('home/next-journey-route', '/next-journey', () => import('#home/next-journey-route.ts')),
  background('app/install-offered-route', '/install-offered', () => import('#app/install-offered-route.ts')),
  gate('app/share-target-route', '/share', () => import('#app/share-target-route.ts')),
  screen('app/not-found-route', '*', () => import('#app/not-found-route.tsx')),
]

/** ID of the route whose children are the screens. */
export const screensRouteId = 'screens'

/** Wraps the given screens in the root route, which shows the tab bar and the notifications and handles errors. */
export const inFrame = (shown: RouteObject[]): RouteObject[] => [
  {
    id: rootRouteId,
    loader: root.loader,
    shouldRevalidate: root.shouldRevalidate,
    Component: Root,
    ErrorBoundary: root.ErrorBoundary,
    HydrateFallback: root.HydrateFallback,
    children: [{ id: screensRouteId, ErrorBoundary: root.ScreenErrorBoundary, children: shown }],
  },
]

export const routes = inFrame(screens)
