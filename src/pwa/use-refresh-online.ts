import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the page's data anew as soon as the network is back, while what is shown is a copy of this device. */
export function useRefreshOnline(isCopy: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isCopy) return
    const refresh = () => void revalidate()
    window.addEventListener('online', refresh)
    return () => window.removeEventListener('online', refresh)
  }, [isCopy, revalidate])
}
