/** The kinds of route. A route's id is its module's path below `src/`, unless its handle names other modules. */
import type { LoaderFunctionArgs, RouteObject } from 'react-router'

export type Load = NonNullable<Extract<RouteObject['lazy'], (...args: never[]) => unknown>>

export function screen(id: string, path: string, load: Load): RouteObject {
  return { id, path, lazy: load }
}

/** A route without a screen: its answer is data or a redirect. */
export function resource(id: string, path: string, load: Load): RouteObject {
  return { id, path, lazy: load, handle: { resource: true } }
}

/**
 * A resource that screens ask for by themselves: nobody waits for its answer, so where its code can't be fetched that is
 * null, or what `without` says, and the next question fetches it again. None is loaded anew by itself.
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

/** A route that leads on and shows nothing itself, unless it can't: then what went wrong is a page, not data. */
export const gate = screen
