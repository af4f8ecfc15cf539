/** The network state of the page: the browser's `onLine`, and whether API calls get replies. */

type NetworkState = 'online' | 'offline' | 'lost'

const listeners = new Set<() => void>()
let lost = false

/** Records the result of a call: without a reply the connection counts as lost, whatever `onLine` says. */
export function noteCall({ status, cached }: { status: number; cached: boolean }): void {
  // A cached reply says nothing about the network.
  if (cached || lost === (status === 0)) return
  lost = status === 0
  for (const listener of listeners) listener()
}

/** The network state as a store for useSyncExternalStore. */
export const network = {
  subscribe: (listener: () => void) => {
    // A new network resets the lost state; the next call decides again.
    const online = () => {
      lost = false
      listener()
    }
    listeners.add(listener)
    window.addEventListener('online', online)
    window.addEventListener('offline', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('online', online)
      window.removeEventListener('offline', listener)
    }
  },
  current: (): NetworkState => (navigator.onLine ? (lost ? 'lost' : 'online') : 'offline'),
  onServer: (): NetworkState => 'online',
}
