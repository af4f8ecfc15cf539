/**
 * The screens that a document needs at its start. React Router writes patterns for each route that it is given and tries
 * them one after the other; for all screens that took a tenth of the time of home's scripts.
 */
import { matchPath, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'

/** The first part of a path, as 'flight' of /flight/search. */
const areaOf = (path = '') => path.split('/')[1]

const isCatchAll = ({ path }: RouteObject) => path === '*'

/**
 * Those screens of `all` whose paths begin like `pathname`, with the page for unknown paths; all of them if none of
 * these is the screen of `pathname`.
 */
export function nearRoutes(all: RouteObject[], pathname: string): RouteObject[] {
  const near = all.filter(({ path }) => areaOf(path) === areaOf(pathname))
  const isThere = near.some(({ path = '' }) => matchPath(path, pathname))
  return isThere ? [...near, ...all.filter(isCatchAll)] : all
}

/** Adds the screens that `near` lacks of `all` to the children of the route `parent` with the first navigation beyond. */
export function addOthers(all: RouteObject[], near: RouteObject[], parent: string): PatchRoutesOnNavigationFunction {
  let others = all.filter((route) => !near.includes(route))
  return ({ signal, patch }) => {
    // The router ignores routes that a navigation brings which has been given up.
    if (signal.aborted || others.length === 0) return
    patch(parent, others)
    others = []
  }
}
