import { useLayoutEffect, useState } from 'react'

const useBeforePaint = import.meta.env.SSR ? () => undefined : useLayoutEffect

/**
 * Whether the form is hydrated: false on the server and in the first client render, true before the first paint.
 * `onEnhance` runs once in between, to read values that were typed before hydration.
 */
export function useEnhanced(onEnhance: () => void): boolean {
  const [enhanced, setEnhanced] = useState(false)
  useBeforePaint(() => {
    onEnhance()
    setEnhanced(true)
    // The effect runs once, because later input is already in state.
  }, [])
  return enhanced
}
