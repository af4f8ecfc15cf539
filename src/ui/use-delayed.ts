import { useEffect, useState } from 'react'

/** Delay in milliseconds before a loading indicator is shown (docs/product/frame.md#toasts). */
const loadingDelay = 150

/** Returns true once `busy` has been true for `delay` milliseconds without interruption. */
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
