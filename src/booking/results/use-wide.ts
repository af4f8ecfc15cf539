import { startTransition, useEffect, useState } from 'react'
import { useHydrated } from '#ui/use-hydrated.ts'

/** From here on a result list has its filters beside it. */
const wideQuery = '(width >= 64rem)'

/** Whether the window has room for a second column; undefined where that is not known yet and CSS decides. */
export function useWide(): boolean | undefined {
  const hydrated = useHydrated()
  const [wide, setWide] = useState(() => (hydrated ? matchMedia(wideQuery).matches : undefined))
  useEffect(() => {
    const query = matchMedia(wideQuery)
    const look = () => startTransition(() => setWide(query.matches))
    look()
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [])
  return wide
}
