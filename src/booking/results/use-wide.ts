import { startTransition, useEffect, useState } from 'react'
import { useHydrated } from '#ui/use-hydrated.ts'

/** Media query for windows that are wide enough for filters beside the result list. */
const wideQuery = '(width >= 64rem)'

export const isWide = () => matchMedia(wideQuery).matches

/**
 * Returns whether the window is wide enough for filters beside the result list; undefined before hydration, when CSS
 * alone adapts the page to the width.
 */
export function useWide(): boolean | undefined {
  const hydrated = useHydrated()
  const [wide, setWide] = useState(() => (hydrated ? isWide() : undefined))
  useEffect(() => {
    const query = matchMedia(wideQuery)
    const look = () => startTransition(() => setWide(query.matches))
    look()
    query.addEventListener('change', look)
    return () => query.removeEventListener('change', look)
  }, [])
  return wide ?? (hydrated ? isWide() : undefined)
}
