/**
 * The generic equivalents (spec 001 §7): one set of paths for every product. A session belongs to one product; flights
 * are the product that this gateway sells, so every session is theirs.
 */
import type { GatewayDeps } from '#server/api/deps.ts'
import { bookingInfo, paymentCheck, paymentSend } from '#server/api/flight/booking-routes.ts'
import { searchList, select, sessionParam } from '#server/api/flight/search-routes.ts'
import { pathParam } from '#server/api/request-context.ts'
import type { Router } from '#server/api/router.ts'

export function baseRoutes(route: Router, deps: GatewayDeps): void {
  route('GET', '/base/gateway/search/', (c) => searchList(deps, c))
  route('POST', '/base/gateway/select/', (c) => select(deps, c))
  route('GET', '/base/gateway/payment/', (c) => paymentCheck(deps, c))
  route('POST', '/base/gateway/payment/', (c) => paymentSend(deps, c))
  route('GET', '/base/booking/info/', (c) => bookingInfo(deps, c, sessionParam(c, c.req.query())))
  route('GET', '/base/booking/info/:session_unique/', (c) => bookingInfo(deps, c, pathParam(c, 'session_unique')))
}
