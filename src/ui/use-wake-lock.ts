import { useEffect } from 'react'

/** Keeps the screen on while the component is there; where the device refuses, it darkens as always. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let left = false
    const ask = () => {
      // The browser lets go of it whenever the page is hidden.
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      navigator.wakeLock.request('screen').then(
        (given) => {
          if (left) void given.release()
          else lock = given
        },
        () => undefined,
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}
