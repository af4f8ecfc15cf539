/**
 * The generic equivalents (spec 001 §7): one set of paths for every product. A session belongs to one product, which
 * answers.
 */
import { bookingInfo, paymentCheck, paymentSend } from '#server/api/booking/booking-routes.ts'
import { sessionParam } from '#server/api/booking/search-sessions.ts'
import type { GatewayDeps } from '#server/api/deps.ts'
import { searchList, select } from '#server/api/flight/search-routes.ts'
import { pathParam } from '#server/api/request-context.ts'
import type { Router } from '#server/api/router.ts'

export function baseRoutes(route: Router, deps: GatewayDeps): void {
  route('GET', '/base/gateway/search/', (c) => searchList(deps, c))
  route('POST', '/base/gateway/select/', (c) => select(deps, c))
  route('GET', '/base/gateway/payment/', (c) => paymentCheck(deps, c, sessionParam(c, c.req.query())))
  route('POST', '/base/gateway/payment/', (c) => paymentSend(deps, c))
  route('GET', '/base/booking/info/', (c) => bookingInfo(deps, c, sessionParam(c, c.req.query())))
  route('GET', '/base/booking/info/:session_unique/', (c) => bookingInfo(deps, c, pathParam(c, 'session_unique')))
}
