import type { createBrowserRouter } from 'react-router'

let waiting = 0
const listeners = new Set<() => void>()

function count(change: 1 | -1): void {
  waiting += change
  for (const listener of listeners) listener()
}

/**
 * Calls `listener` whenever a navigation begins to wait until the API client and the storage, which loaders use, have
 * loaded. Also calls it whenever such a navigation has ended or is dropped. Returns a function that removes the
 * listener.
 */
export function followWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns whether a navigation is waiting until the API client and the storage, which loaders use, have loaded, or is
 * running after such a wait.
 */
export const awaitsServices = (): boolean => waiting > 0

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Makes `router.navigate` start only the last of several navigations that are requested before the API client and the
 * storage, which loaders use, have loaded. If these can't be loaded, no navigation starts, and `onLost` is called.
 * Without this function, React Router would start all these navigations. If no loader has to run, it would complete
 * each of them, but write only the URL of the first one to the browser's history.
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
}
