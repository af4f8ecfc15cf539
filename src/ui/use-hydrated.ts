import { createContext, startTransition, useContext, useEffect, useState } from 'react'

/** Whether the page is hydrated; false on the server. The root layout provides the value. */
export const HydratedContext = createContext(false)

/**
 * Returns whether the page is hydrated: false on the server and during hydration, true afterwards. The change happens
 * in a transition, so that React interrupts the re-render to handle user input.
 */
export function useHydrated(): boolean {
  return useContext(HydratedContext)
}

/** Returns the value for `HydratedContext`; only the root layout calls it. */
export function useHydration(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated
}
