/**
 * Routes that are the same for every product (docs/product/booking.md#calls-of-a-product). The search session or the
 * booking in the request determines the product that answers.
 */
import * as z from 'zod/mini'
import { SessionUnique } from '#contract/booking.ts'
import { products } from '#contract/products.ts'
import { bookingInfo, paymentCheck, paymentSend } from '#server/api/booking/booking-routes.ts'
import type { Product } from '#server/parts/product.ts'
import { findAnySession, sessionParam, sessionUnknown } from '#server/api/booking/search-sessions.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { pathParam, type ApiContext } from '#server/http/request-context.ts'
import type { Router } from '#server/http/router.ts'

const WithSession = z.object({ session_unique: SessionUnique })

/**
 * Returns the product to which a selection request belongs: the product of the search session in the request's body. If
 * the session is unknown, a field of the body tells the product; for example, only buses have `selected_seats`. If the
 * body has no such field either, returns the first product, which rejects the request with its validation errors.
 */
async function selectedProduct(deps: GatewayDeps, c: ApiContext): Promise<Product> {
  const { products: all } = deps
  const body: unknown = c.get('body')
  const names = typeof body === 'object' && body !== null ? Object.keys(body) : []
  const { data } = z.safeParse(WithSession, body)
  const session = data && (await findAnySession(deps, data.session_unique))
  if (session) return all[session.product]
  return Object.values(all).find(({ search }) => names.includes(search.selectedBy)) ?? all[products[0]]
}

export function baseRoutes(route: Router, deps: GatewayDeps): void {
  route('GET', '/base/gateway/search/', async (c) => {
    const sessionUnique = sessionParam(c, c.req.query())
    const session = await findAnySession(deps, sessionUnique)
    if (!session) throw sessionUnknown(c)
    return deps.products[session.product].search.results(deps, c, sessionUnique)
  })
  route('POST', '/base/gateway/select/', async (c) => (await selectedProduct(deps, c)).search.select(deps, c))
  route('GET', '/base/gateway/payment/', (c) => paymentCheck(deps, c, sessionParam(c, c.req.query())))
  route('POST', '/base/gateway/payment/', (c) => paymentSend(deps, c))
  route('GET', '/base/booking/info/', (c) => bookingInfo(deps, c, sessionParam(c, c.req.query())))
  route('GET', '/base/booking/info/:session_unique/', (c) => bookingInfo(deps, c, pathParam(c, 'session_unique')))
}
