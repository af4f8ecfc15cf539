import { useLayoutEffect, useState } from 'react'

const useBeforePaint = import.meta.env.SSR ? () => undefined : useLayoutEffect

/**
 * Returns whether the form is hydrated. It is false on the server and in the first client render. A second render makes
 * it true before the browser paints. `onEnhance` is called once, after the first client render, to read values that
 * were typed before hydration.
 */
export function useEnhanced(onEnhance: () => void): boolean {
  const [enhanced, setEnhanced] = useState(false)
  useBeforePaint(() => {
    onEnhance()
    setEnhanced(true)
    // The effect runs only once. Later it is not needed, because event handlers store typed values in React state.
  }, [])
  return enhanced
}
