import type { createBrowserRouter } from 'react-router'

let waiting = 0
const listeners = new Set<() => void>()

function count(change: 1 | -1): void {
  waiting += change
  for (const listener of listeners) listener()
}

/**
 * Calls `listener` whenever a navigation begins to wait for the services of loaders (API client, storage), and whenever
 * such a navigation has ended or is dropped. Returns a function that removes the listener.
 */
export function followWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns whether a navigation is waiting until the services of loaders (API client, storage) have loaded, or is
 * running after such a wait.
 */
export const awaitsServices = (): boolean => waiting > 0

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Makes `router.navigate` start only the last of several navigations that are requested before the services of loaders
 * (API client, storage) have loaded. React Router does not cancel a navigation that waits for these services when a
 * later one replaces it. Without this function, it would complete all of them, and the URL would be that of the first.
 * If the services can't be loaded, no navigation starts, and `onLost` is called.
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
