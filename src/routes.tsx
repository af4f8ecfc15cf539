/** Every address of the product. A route's id is its module's path below `src/`, by which the server finds its files. */
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { rootRouteId } from '#api/root-data.ts'
import * as root from '#app/root-route.tsx'

type Load = NonNullable<Extract<RouteObject['lazy'], (...args: never[]) => unknown>>

function screen(id: string, path: string, load: Load): RouteObject {
  return { id, path, lazy: load }
}

/** A route without a screen: its answer is data or a redirect. */
function resource(id: string, path: string, load: Load): RouteObject {
  return { id, path, lazy: load, handle: { resource: true } }
}

/**
 * A resource that screens ask for by themselves: nobody waits for its answer, so where its code can't be fetched that is
 * null, or what `without` says, and the next question fetches it again. None is loaded anew by itself.
 */
function background(id: string, path: string, load: Load, without: Without = () => null): RouteObject {
  const answer = (kind: 'loader' | 'action') => async (args: LoaderFunctionArgs) => {
    const code = await load().catch((error: unknown) => ({ [kind]: () => without(error, args) }))
    const handler = code[kind]
    return typeof handler === 'function' ? handler(args) : null
  }
  return {
    id,
    path,
    loader: answer('loader'),
    action: answer('action'),
    shouldRevalidate: () => false,
    handle: { resource: true },
  }
}

type Without = (error: unknown, args: LoaderFunctionArgs) => unknown

/** What became of a payment is not known then; who is on the way out by this address has to be led there. */
const noStatus: Without = (error, { request }) => {
  if (request.url.includes('&leave=')) throw error
  return { info: null }
}

/** A route that leads on and shows nothing itself, unless it can't: then what went wrong is a page, not data. */
const gate = screen

export const routes: RouteObject[] = [
  {
    id: rootRouteId,
    loader: root.loader,
    shouldRevalidate: root.shouldRevalidate,
    Component: root.Component,
    ErrorBoundary: root.ErrorBoundary,
    HydrateFallback: root.HydrateFallback,
    children: [
      {
        id: 'screens',
        ErrorBoundary: root.ScreenErrorBoundary,
        children: [
          screen('home/home-route', '/', () => import('#home/home-route.tsx')),
          screen('auth/auth-route', '/auth/:auth_type', () => import('#auth/auth-route.tsx')),
          screen(
            'auth/forgot-password-route',
            '/auth/forgot-password',
            () => import('#auth/forgot-password-route.tsx'),
          ),
          screen('auth/activate-route', '/auth/activate', () => import('#auth/activate-route.tsx')),
          screen('auth/reset-password-route', '/auth/reset-password', () => import('#auth/reset-password-route.tsx')),
          background('auth/passkey-route', '/auth/passkey', () => import('#auth/passkey-route.ts')),
          resource('auth/logout-route', '/auth/logout', () => import('#auth/logout-route.ts')),
          screen('corporate/corporate-route', '/corporate/:id', () => import('#corporate/corporate-route.tsx')),
          screen('app/menu-route', '/menu', () => import('#app/menu-route.tsx')),
          screen('faq/faq-route', '/faq', () => import('#faq/faq-route.tsx')),
          screen('contact/contact-route', '/contact', () => import('#contact/contact-route.tsx')),
          screen(
            'notification/notification-route',
            '/notification',
            () => import('#notification/notification-route.tsx'),
          ),
          resource('notification/push-route', '/notification/push', () => import('#notification/push-route.ts')),
          screen('app/settings-route', '/settings', () => import('#app/settings-route.tsx')),
          screen('profile/profile-route', '/profile', () => import('#profile/profile-route.tsx')),
          screen(
            'profile/passengers/passengers-route',
            '/profile/passengers',
            () => import('#profile/passengers/passengers-route.tsx'),
          ),
          screen('profile/bills/bills-route', '/profile/bills', () => import('#profile/bills/bills-route.tsx')),
          screen(
            'profile/coupons/coupons-route',
            '/profile/coupons',
            () => import('#profile/coupons/coupons-route.tsx'),
          ),
          screen(
            'profile/password/password-route',
            '/profile/password',
            () => import('#profile/password/password-route.tsx'),
          ),
          screen(
            'profile/tickets/tickets-route',
            '/profile/tickets',
            () => import('#profile/tickets/tickets-route.tsx'),
          ),
          screen(
            'profile/price-alerts/price-alerts-route',
            '/profile/price_alerts',
            () => import('#profile/price-alerts/price-alerts-route.tsx'),
          ),
          screen(
            'profile/passkeys/passkeys-route',
            '/profile/passkeys',
            () => import('#profile/passkeys/passkeys-route.tsx'),
          ),
          screen('flight/search/search-route', '/flight/search', () => import('#flight/search/search-route.tsx')),
          gate(
            'flight/search/search-gate-route',
            '/flight/search-gate/:option_id',
            () => import('#flight/search/search-gate-route.ts'),
          ),
          gate('flight/search/share-route', '/ucak-bileti/ara/:id', () => import('#flight/search/share-route.ts')),
          screen('bus/search/search-route', '/bus/search', () => import('#bus/search/search-route.tsx')),
          gate(
            'bus/search/search-gate-route',
            '/bus/search-gate/:option_id',
            () => import('#bus/search/search-gate-route.ts'),
          ),
          gate('bus/search/share-route', '/otobus-bileti/ara/:id', () => import('#bus/search/share-route.ts')),
          resource('bus/search/trip-route', '/bus/trip', () => import('#bus/search/trip-route.ts')),
          background('bus/stations-route', '/bus/stations', () => import('#bus/stations-route.ts')),
          background('flight/airports-route', '/flight/airports', () => import('#flight/airports-route.ts')),
          screen(
            'flight/price-alert/price-alert-route',
            '/flight/price-alert',
            () => import('#flight/price-alert/price-alert-route.tsx'),
          ),
          screen('flight/payment/payment-route', '/flight/payment', () => import('#flight/payment/payment-route.tsx')),
          background(
            'flight/payment/status-route',
            '/flight/payment/status',
            () => import('#flight/payment/status-route.ts'),
            noStatus,
          ),
          background(
            'flight/payment/draft-route',
            '/flight/payment/draft',
            () => import('#flight/payment/draft-route.ts'),
          ),
          screen(
            'flight/check-pnr/check-pnr-route',
            '/flight/check-pnr',
            () => import('#flight/check-pnr/check-pnr-route.tsx'),
          ),
          screen(
            'flight/booking/detail-route',
            '/flight/booking/detail/:session_unique',
            () => import('#flight/booking/detail-route.tsx'),
          ),
          resource(
            'flight/booking/calendar-route',
            '/flight/booking/detail/:session_unique/calendar.ics',
            () => import('#flight/booking/calendar-route.ts'),
          ),
          screen(
            'bus/price-alert/price-alert-route',
            '/bus/price-alert',
            () => import('#bus/price-alert/price-alert-route.tsx'),
          ),
          screen('bus/payment/payment-route', '/bus/payment', () => import('#bus/payment/payment-route.tsx')),
          background(
            'bus/payment/status-route',
            '/bus/payment/status',
            () => import('#bus/payment/status-route.ts'),
            noStatus,
          ),
          background('bus/payment/draft-route', '/bus/payment/draft', () => import('#bus/payment/draft-route.ts')),
          screen('bus/check-pnr/check-pnr-route', '/bus/check-pnr', () => import('#bus/check-pnr/check-pnr-route.tsx')),
          screen(
            'bus/booking/detail-route',
            '/bus/booking/detail/:session_unique',
            () => import('#bus/booking/detail-route.tsx'),
          ),
          resource(
            'bus/booking/calendar-route',
            '/bus/booking/detail/:session_unique/calendar.ics',
            () => import('#bus/booking/calendar-route.ts'),
          ),
          background('home/next-journey-route', '/next-journey', () => import('#home/next-journey-route.ts')),
          background('app/install-offered-route', '/install-offered', () => import('#app/install-offered-route.ts')),
          gate('app/share-target-route', '/share', () => import('#app/share-target-route.ts')),
          screen('app/not-found-route', '*', () => import('#app/not-found-route.tsx')),
        ],
      },
    ],
  },
]
