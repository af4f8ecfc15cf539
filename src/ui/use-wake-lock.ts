import { useEffect } from 'react'

/** Keeps the screen on while the component is mounted, unless the device refuses. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let left = false
    const ask = () => {
      // The browser releases the wake lock whenever the page is hidden, so it is requested again when the page is
      // visible.
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
