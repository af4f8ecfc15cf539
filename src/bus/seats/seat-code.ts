import { useEffect, useState } from 'react'
import type * as seatParts from '#bus/seats/seat-parts.ts'

/** The lazily loaded parts of the seat popup. */
type SeatCode = typeof seatParts

const loadSeatCode = (): Promise<SeatCode> => import('#bus/seats/seat-parts.ts')

/**
 * Preloads the seat popup's code before 'Seç' is pressed. Failures are ignored; the popup retries and reports them.
 * Older browsers cache a failed import until the page reloads (https://github.com/whatwg/html/issues/6768), so nothing
 * is preloaded offline.
 */
export function preloadSeatCode(): void {
  if (!navigator.onLine) return
  loadSeatCode().catch(() => undefined)
}

/** The seat popup's code: undefined while loading, null if it can't be loaded. */
export function useSeatCode(): SeatCode | null | undefined {
  const [code, setCode] = useState<SeatCode | null>()
  useEffect(() => {
    loadSeatCode().then(setCode, () => setCode(null))
  }, [])
  return code
}
