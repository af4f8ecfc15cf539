import { useLayoutEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reloads the page's data once the network is back, while the page shows a stored copy. */
export function useRefreshOnline(isCopy: boolean): void {
  const { revalidate } = useRevalidator()
  useLayoutEffect(() => {
    if (!isCopy) return
    const refresh = () => void revalidate()
    window.addEventListener('online', refresh)
    return () => window.removeEventListener('online', refresh)
  }, [isCopy, revalidate])
}
