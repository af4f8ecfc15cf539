import { useEffect, useState } from 'react'

/** Milliseconds before anything says that it is loading (docs/product/frame.md#toasts). */
export const loadingDelay = 150

/** True once `busy` has been true for `delay` milliseconds on end. */
export function useDelayed(busy: boolean, delay = loadingDelay): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setLate(true), delay)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [busy, delay])
  return busy && late
}
