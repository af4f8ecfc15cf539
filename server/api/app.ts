/**
 * Builds the gateway as one Hono app, mounted at /api. The middleware is listed in the order in which it handles a
 * request.
 */
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { refusal } from '#server/http/api-error.ts'
import { authRoutes } from '#server/api/auth/routes.ts'
import { baseRoutes } from '#server/api/base/routes.ts'
import { contentRoutes } from '#server/api/content/routes.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { bookingRoutes } from '#server/api/booking/booking-routes.ts'
import {
  checkHeaders,
  checkQuery,
  identify,
  limitBody,
  logRequest,
  onApiError,
  readBody,
  readLanguage,
} from '#server/middleware/middleware.ts'
import { languageOf, type ApiVariables } from '#server/http/request-context.ts'
import { logRoutes } from '#server/api/log/routes.ts'
import { notificationRoutes } from '#server/api/notification/routes.ts'
import { createRouter } from '#server/http/router.ts'
import { userRoutes } from '#server/api/user/routes.ts'

/**
 * Creates the Hono app of the API with its middleware and all routes. The body of the reply to a thrown error is an
 * object that maps fields to messages.
 */
export function createApi(deps: GatewayDeps): Hono<{ Variables: ApiVariables }> {
  const app = new Hono<{ Variables: ApiVariables }>()
  app.onError(onApiError(deps))
  app.use(requestId(), readLanguage, logRequest(deps), limitBody, checkHeaders, checkQuery, identify(deps), readBody)

  const route = createRouter(app)
  contentRoutes(route, deps)
  authRoutes(route, deps)
  userRoutes(route, deps)
  notificationRoutes(route, deps)
  for (const product of Object.values(deps.products)) {
    product.routes(route, deps)
    bookingRoutes(route, deps, product.name)
  }
  logRoutes(route, deps)
  baseRoutes(route, deps)

  app.all('*', (c) => {
    throw refusal(404, 'detail', 'notFound', languageOf(c))
  })
  return app
}
