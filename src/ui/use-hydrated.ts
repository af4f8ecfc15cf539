import { createContext, startTransition, useContext, useEffect, useState } from 'react'

/** Whether the page is hydrated; provided by the frame. False on the server. */
export const HydratedContext = createContext(false)

/**
 * Whether the page is hydrated: false on the server and during hydration, true afterwards. The change is a transition,
 * so that the re-render yields to user input.
 */
export function useHydrated(): boolean {
  return useContext(HydratedContext)
}

/** Computes the value of `HydratedContext`; only for the frame. */
export function useHydration(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated
}
