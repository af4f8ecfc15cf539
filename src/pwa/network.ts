/** What the page knows of the network: the browser's word, and whether calls come through. */

export type NetworkState = 'online' | 'offline' | 'lost'

const listeners = new Set<() => void>()
let lost = false

/** Takes note of a call: one without an answer means a connection that is dead, whatever the browser says of it. */
export function noteCall({ status, cached }: { status: number; cached: boolean }): void {
  // What the service worker kept says nothing of the network.
  if (cached || lost === (status === 0)) return
  lost = status === 0
  for (const listener of listeners) listener()
}

/** Store of the network's state, for useSyncExternalStore. */
export const network = {
  subscribe: (listener: () => void) => {
    // Another network is another chance: what is wrong with it is for the next call to say.
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
