/**
 * The generic equivalents (docs/product/booking.md#calls-of-a-product): one set of paths for every product. A session
 * belongs to one product, which answers.
 */
import { bookingInfo, paymentCheck, paymentSend } from '#server/api/booking/booking-routes.ts'
import { findAnySession, sessionParam } from '#server/api/booking/search-sessions.ts'
import { busSearchList, busSelect } from '#server/api/bus/search-routes.ts'
import type { GatewayDeps } from '#server/api/deps.ts'
import { searchList, select } from '#server/api/flight/search-routes.ts'
import { pathParam, type ApiContext } from '#server/api/request-context.ts'
import type { Router } from '#server/api/router.ts'

/** Seats are chosen of one product, flights as a list of them. */
function selectsSeats(c: ApiContext): boolean {
  const body: unknown = c.get('body')
  return typeof body === 'object' && body !== null && 'selected_seats' in body
}

export function baseRoutes(route: Router, deps: GatewayDeps): void {
  route('GET', '/base/gateway/search/', async (c) => {
    const sessionUnique = sessionParam(c, c.req.query())
    const session = await findAnySession(deps, sessionUnique)
    return session?.product === 'bus' ? busSearchList(deps, c, sessionUnique) : searchList(deps, c)
  })
  route('POST', '/base/gateway/select/', (c) => (selectsSeats(c) ? busSelect(deps, c) : select(deps, c)))
  route('GET', '/base/gateway/payment/', (c) => paymentCheck(deps, c, sessionParam(c, c.req.query())))
  route('POST', '/base/gateway/payment/', (c) => paymentSend(deps, c))
  route('GET', '/base/booking/info/', (c) => bookingInfo(deps, c, sessionParam(c, c.req.query())))
  route('GET', '/base/booking/info/:session_unique/', (c) => bookingInfo(deps, c, pathParam(c, 'session_unique')))
}
