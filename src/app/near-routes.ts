/**
 * Selects the routes that a page needs at its start. React Router compiles a pattern for each route and matches the
 * patterns in turn; doing so for all screens took a tenth of the JavaScript time of the home page.
 */
import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'

/** Returns the first segment of a path, for example `auth` for /auth/login. */
const areaOf = (path = '') => path.split('/')[1]

/**
 * Returns the route of `pathname`, the resource routes with the same first path segment, and the catch-all route;
 * returns all routes if only the catch-all route matches.
 */
export function nearRoutes(all: RouteObject[], pathname: string): RouteObject[] {
  const area = all.filter(({ path }) => path === '*' || areaOf(path) === areaOf(pathname))
  const screen = matchRoutes(area, pathname)?.[0]?.route
  if (screen?.path === '*') return all
  return area.filter((route) => route === screen || route.path === '*' || route.handle?.resource)
}

/**
 * Returns a function for the router that adds all screens as children of the route `parent`. It does so once, at the
 * first navigation for which the current routes may be incomplete.
 */
export function addOthers(all: RouteObject[], parent: string): PatchRoutesOnNavigationFunction {
  let isDone = false
  return ({ signal, patch }) => {
    // The router discards routes that are added during a cancelled navigation. In that case the routes are added at the
    // next navigation. `all` may contain routes that the router already has; the router ignores them.
    if (isDone || signal.aborted) return
    isDone = true
    patch(parent, all)
  }
}
