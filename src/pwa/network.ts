/** The network state of the page, from the browser's `onLine` and from whether the server responds to API calls. */

type NetworkState = 'online' | 'offline' | 'lost'

const listeners = new Set<() => void>()
let lost = false

/**
 * Records the result of an API call: if the server did not respond, the connection counts as lost, even if `onLine` is
 * true. It no longer counts as lost once the server responds to a call.
 */
export function noteCall({ status, cached }: { status: number; cached: boolean }): void {
  // A cached response is ignored, because it tells nothing about the network.
  if (cached || lost === (status === 0)) return
  lost = status === 0
  for (const listener of listeners) listener()
}

/** The network state as a store for React's `useSyncExternalStore`. */
export const network = {
  subscribe: (listener: () => void) => {
    // The state 'lost' ends as soon as the browser reports that it is online again, without waiting for a response to
    // an API call. If the next API call gets no response, the state is 'lost' again.
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
