/**
 * The generic calls (docs/product/booking.md#calls-of-a-product): one set of paths for every product. The product of
 * the session answers the call.
 */
import { products } from '#contract/products.ts'
import { bookingInfo, paymentCheck, paymentSend } from '#server/api/booking/booking-routes.ts'
import type { Product } from '#server/parts/product.ts'
import { findAnySession, sessionParam, sessionUnknown } from '#server/api/booking/search-sessions.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { pathParam, type ApiContext } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'

/**
 * The product whose selection field is in the body. If there is none, the first product answers with its validation
 * errors.
 */
function selectedProduct({ products: all }: GatewayDeps, c: ApiContext): Product {
  const body: unknown = c.get('body')
  const names = typeof body === 'object' && body !== null ? Object.keys(body) : []
  return Object.values(all).find(({ search }) => names.includes(search.selectedBy)) ?? all[products[0]]
}

export function baseRoutes(route: Router, deps: GatewayDeps): void {
  route('GET', '/base/gateway/search/', async (c) => {
    const sessionUnique = sessionParam(c, c.req.query())
    const session = await findAnySession(deps, sessionUnique)
    if (!session) throw sessionUnknown(c)
    return deps.products[session.product].search.results(deps, c, sessionUnique)
  })
  route('POST', '/base/gateway/select/', (c) => selectedProduct(deps, c).search.select(deps, c))
  route('GET', '/base/gateway/payment/', (c) => paymentCheck(deps, c, sessionParam(c, c.req.query())))
  route('POST', '/base/gateway/payment/', (c) => paymentSend(deps, c))
  route('GET', '/base/booking/info/', (c) => bookingInfo(deps, c, sessionParam(c, c.req.query())))
  route('GET', '/base/booking/info/:session_unique/', (c) => bookingInfo(deps, c, pathParam(c, 'session_unique')))
}
