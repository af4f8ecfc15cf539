import { useLayoutEffect, useState } from 'react'

const useBeforePaint = import.meta.env.SSR ? () => undefined : useLayoutEffect

/**
 * False on the server and in the first render of the browser, true from before its first paint on. `onEnhance` runs
 * once between the two: the moment to take over what was typed before scripts ran.
 */
export function useEnhanced(onEnhance: () => void): boolean {
  const [enhanced, setEnhanced] = useState(false)
  useBeforePaint(() => {
    onEnhance()
    setEnhanced(true)
    // Once: what is typed later is state already.
  }, [])
  return enhanced
}
