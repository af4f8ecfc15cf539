/** Returns the loader of a route in `productRoutes`, for tests. Imports it as the router does. */
import type { LoaderFunctionArgs, RouteObject } from 'react-router'

/** Returns the loader of the route with this ID, imported on demand. */
export async function loaderOf(routes: readonly RouteObject[], id: string) {
  const route = routes.find((one) => one.id === id)
  const code = typeof route?.lazy === 'function' ? await route.lazy() : route
  const loader = code?.loader
  if (typeof loader !== 'function') throw new Error(`no loader of ${id}`)
  return async (args: LoaderFunctionArgs): Promise<unknown> => loader(args)
}
