import { useEffect } from 'react'
import { payingLock } from '#pwa/updates.ts'

/** Tells the other tabs that a payment runs here, while the screen that asks is shown; they let no new version in meanwhile. */
export function usePayingLock(): void {
  useEffect(() => {
    if (!navigator.locks) return
    const left = new AbortController()
    const untilLeft = () => new Promise<void>((resolve) => left.signal.addEventListener('abort', () => resolve()))
    const asked = navigator.locks.request(payingLock, { mode: 'shared', signal: left.signal }, untilLeft)
    // Taken back before it was given.
    asked.catch(() => undefined)
    return () => left.abort()
  }, [])
}
