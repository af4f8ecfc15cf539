/**
 * The screens that a document needs at its start. React Router writes patterns for each route that it is given and tries
 * them one after the other; for all screens that took a tenth of the time of home's scripts.
 */
import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'

/** The first part of a path, as `auth` of /auth/login. */
const areaOf = (path = '') => path.split('/')[1]

/**
 * Of `all`, the screen of `pathname`, what its part of the app fetches in the background, and the page for unknown paths;
 * all of them if that page would be the one of `pathname`.
 */
export function nearRoutes(all: RouteObject[], pathname: string): RouteObject[] {
  const area = all.filter(({ path }) => path === '*' || areaOf(path) === areaOf(pathname))
  const screen = matchRoutes(area, pathname)?.[0]?.route
  if (screen?.path === '*') return all
  return area.filter((route) => route === screen || route.path === '*' || route.handle?.resource)
}

/** Gives the route `parent` all screens as children with the first navigation that its screens may not answer. */
export function addOthers(all: RouteObject[], parent: string): PatchRoutesOnNavigationFunction {
  let isDone = false
  return ({ signal, patch }) => {
    // The router ignores routes that a navigation brings which has been given up; those that it has, it keeps.
    if (isDone || signal.aborted) return
    isDone = true
    patch(parent, all)
  }
}
