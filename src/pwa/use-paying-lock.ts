import { useEffect } from 'react'
import { payingLock } from '#pwa/paying-lock.ts'

/** Holds the payment lock while the component is mounted, so that no other tab activates an update. */
export function usePayingLock(): void {
  useEffect(() => {
    if (!navigator.locks) return
    const left = new AbortController()
    const untilLeft = () => new Promise<void>((resolve) => left.signal.addEventListener('abort', () => resolve()))
    const asked = navigator.locks.request(payingLock, { mode: 'shared', signal: left.signal }, untilLeft)
    // The request for the lock rejects if it is aborted before the lock is granted.
    asked.catch(() => undefined)
    return () => left.abort()
  }, [])
}
