import type { createBrowserRouter } from 'react-router'
import { router as shown } from '#ui/router-rest.ts'

let waiting = 0
const listeners = new Set<() => void>()

function count(change: 1 | -1): void {
  waiting += change
  for (const listener of listeners) listener()
}

/**
 * Calls `listener` whenever a navigation begins to wait for the API client and the storage to load. Also calls it
 * whenever such a navigation has ended or is dropped. Returns a function that removes the listener.
 */
export function followWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns whether a navigation waits for the API client and the storage to load, or is running after such a wait. */
export const awaitsServices = (): boolean => waiting > 0

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Changes `router.navigate` for the time before the API client and the storage, which loaders use, have loaded. Of
 * several navigations that are requested in this time, only the last one starts, once both have loaded. If they can't
 * be loaded, no navigation starts, and `onLost` is called. Without this function, React Router would start all these
 * navigations. If none of them had to run a loader, React Router would complete each of them, but write only the URL of
 * the first one to the browser's history.
 *
 * From then on, `router-rest.ts` reads the state of this router.
 */
export function navigateInOrder(
  router: Router,
  services: { loaded: () => boolean; load: () => Promise<unknown> },
  onLost: () => void,
): void {
  const navigate = router.navigate.bind(router) as (...args: unknown[]) => Promise<void>
  let last = 0
  const inOrder = async (...args: unknown[]): Promise<void> => {
    if (services.loaded()) {
      last++
      return navigate(...args)
    }
    const turn = ++last
    count(1)
    try {
      const lost = await services.load().then(
        () => false,
        () => true,
      )
      if (turn !== last) return
      if (lost) return onLost()
      last++
      await navigate(...args)
    } finally {
      count(-1)
    }
  }
  router.navigate = inOrder
  shown.restsAt = (key) => !waiting && router.state.navigation.state === 'idle' && router.state.location.key === key
}
