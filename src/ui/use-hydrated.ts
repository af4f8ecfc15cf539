import { createContext, startTransition, useContext, useEffect, useState } from 'react'

/** Whether scripts have taken over; the frame provides it. False on the server. */
export const HydratedContext = createContext(false)

/**
 * False in the server's rendering and while it is hydrated, true from then on. The change is a transition: what looks
 * different with scripts is drawn between the traveller's taps, never in one long task after hydration.
 */
export function useHydrated(): boolean {
  return useContext(HydratedContext)
}

/** The value of `HydratedContext`: for the frame alone. */
export function useHydration(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated
}
