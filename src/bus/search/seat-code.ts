import { useEffect, useState } from 'react'
import type { SeatBar } from '#bus/search/seat-bar.tsx'
import type { SeatPicker } from '#bus/search/seat-picker.tsx'

/** The lazily loaded modules of the seat popup. */
export interface SeatCode {
  SeatPicker: typeof SeatPicker
  SeatBar: typeof SeatBar
}

async function loadSeatCode(): Promise<SeatCode> {
  const [picker, bar] = await Promise.all([import('#bus/search/seat-picker.tsx'), import('#bus/search/seat-bar.tsx')])
  return { SeatPicker: picker.SeatPicker, SeatBar: bar.SeatBar }
}

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
