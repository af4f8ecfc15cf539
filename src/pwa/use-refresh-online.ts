import { useLayoutEffect } from 'react'
import { useRevalidator } from 'react-router'

/** If the page shows a stored copy, reloads its data once the network is back. */
export function useRefreshOnline(isCopy: boolean): void {
  const { revalidate } = useRevalidator()
  useLayoutEffect(() => {
    if (!isCopy) return
    const refresh = () => void revalidate()
    window.addEventListener('online', refresh)
    return () => window.removeEventListener('online', refresh)
  }, [isCopy, revalidate])
}
