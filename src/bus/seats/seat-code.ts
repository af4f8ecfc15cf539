import { useEffect, useState } from 'react'
import type * as seatParts from '#bus/seats/seat-parts.ts'

/** The code of the seat popup, which is not part of the code of the results page and is loaded separately. */
type SeatCode = typeof seatParts

const loadSeatCode = (): Promise<SeatCode> => import('#bus/seats/seat-parts.ts')

/**
 * Preloads the code of the seat popup before 'Seç' (select) is pressed. The popup loads the code again and reports a
 * failure, so failures are ignored here. Nothing is preloaded offline, because older browsers cache a failed import
 * until the page reloads (https://github.com/whatwg/html/issues/6768).
 */
export function preloadSeatCode(): void {
  if (!navigator.onLine) return
  loadSeatCode().catch(() => undefined)
}

/** Returns the code of the seat popup: undefined while it is loading, null if it can't be loaded. */
export function useSeatCode(): SeatCode | null | undefined {
  const [code, setCode] = useState<SeatCode | null>()
  useEffect(() => {
    loadSeatCode().then(setCode, () => setCode(null))
  }, [])
  return code
}
