/**
 * Functions that create routes of several kinds. To add a route's files to a server-rendered page, the server needs the
 * paths of the route's modules below `src/`. The route's `handle.modules` lists them; if it is missing, the server
 * takes the route's ID as the path of its only module.
 */
import type { LoaderFunctionArgs, RouteObject } from 'react-router'

export type Load = NonNullable<Extract<RouteObject['lazy'], (...args: never[]) => unknown>>

export function screen(id: string, path: string, load: Load): RouteObject {
  return { id, path, lazy: load }
}

/** Creates a route without a screen, which replies with data or a redirect. */
export function resource(id: string, path: string, load: Load): RouteObject {
  return { id, path, lazy: load, handle: { resource: true } }
}

/**
 * Creates a resource route for requests that pages make in the background. If the route's module can't be loaded, the
 * route replies with null (or the result of `without`), and the next request tries to load the module again. The
 * route's loader is never revalidated automatically.
 */
export function background(id: string, path: string, load: Load, without: Without = () => null): RouteObject {
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

export type Without = (error: unknown, args: LoaderFunctionArgs) => unknown

/**
 * Creates a route that only redirects. It is a screen route, so that an error is rendered as a page and not sent as
 * data.
 */
export const gate = screen
