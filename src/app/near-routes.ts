/**
 * Selects the routes that a document needs at its start. React Router compiles a pattern for each route that it is
 * given and matches them in turn; doing so for all screens took a tenth of the script time of home.
 */
import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'

/** The first segment of a path, for example `auth` of /auth/login. */
const areaOf = (path = '') => path.split('/')[1]

/**
 * Returns the route of `pathname`, the resource routes of its area and the catch-all route; returns all routes if only
 * the catch-all route matches.
 */
export function nearRoutes(all: RouteObject[], pathname: string): RouteObject[] {
  const area = all.filter(({ path }) => path === '*' || areaOf(path) === areaOf(pathname))
  const screen = matchRoutes(area, pathname)?.[0]?.route
  if (screen?.path === '*') return all
  return area.filter((route) => route === screen || route.path === '*' || route.handle?.resource)
}

/** Adds all screens as children of the route `parent` at the first navigation that the current routes may not match. */
export function addOthers(all: RouteObject[], parent: string): PatchRoutesOnNavigationFunction {
  let isDone = false
  return ({ signal, patch }) => {
    // The router discards routes that a cancelled navigation adds, and ignores routes that it already has.
    if (isDone || signal.aborted) return
    isDone = true
    patch(parent, all)
  }
}
