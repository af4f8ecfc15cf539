/**
 * The screens that a document needs at its start. React Router writes patterns for each route that it is given and tries
 * them one after the other; for all screens that took a tenth of the time of home's scripts.
 */
import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'

/** The first part of a path, as `auth` of /auth/login. */
const areaOf = (path = '') => path.split('/')[1]

/**
 * Those screens of `all` whose paths begin like `pathname`, with the page for unknown paths; all of them if that page
 * would be the one of `pathname`.
 */
export function nearRoutes(all: RouteObject[], pathname: string): RouteObject[] {
  const near = all.filter(({ path }) => path === '*' || areaOf(path) === areaOf(pathname))
  return matchRoutes(near, pathname)?.[0]?.route.path === '*' ? all : near
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
