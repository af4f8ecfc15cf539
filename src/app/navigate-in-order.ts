import type { createBrowserRouter } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Lets only the last of several navigations start that are asked for before the services of loaders are there. React
 * Router waits for them at the start of each navigation, and does not stop one that a later one has replaced while it
 * waits: both would complete, and the address would be that of the first. Where the services can't be loaded, nothing
 * starts, and `onLost` is called.
 */
export function navigateInOrder(
  router: Router,
  services: { loaded: () => boolean; load: () => Promise<unknown> },
  onLost: () => void,
): void {
  const navigate = router.navigate.bind(router) as (...args: unknown[]) => Promise<void>
  let last = 0
  const inOrder = async (...args: unknown[]): Promise<void> => {
    if (!services.loaded()) {
      const turn = ++last
      const lost = await services.load().then(
        () => false,
        () => true,
      )
      if (turn !== last) return
      if (lost) return onLost()
    }
    last++
    await navigate(...args)
  }
  router.navigate = inOrder
}
