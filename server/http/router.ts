import type { Hono } from 'hono'
import type { ApiContext, ApiVariables } from '#server/http/request-context.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Router = (
  method: Method,
  path: `/${string}/`,
  handler: (c: ApiContext) => Response | Promise<Response>,
) => void

/**
 * Returns a router that registers each route with and without a trailing slash, regardless of the settings of the app
 * that mounts it.
 */
export function createRouter(app: Hono<{ Variables: ApiVariables }>): Router {
  return (method, path, handler) => {
    app.on(method, [path, path.slice(0, -1)], handler)
  }
}
