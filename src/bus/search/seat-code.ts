import { useEffect, useState } from 'react'
import type { SeatBar } from '#bus/search/seat-bar.tsx'
import type { SeatPicker } from '#bus/search/seat-picker.tsx'

/** The parts of the seat popup that only who chooses seats needs. */
export interface SeatCode {
  SeatPicker: typeof SeatPicker
  SeatBar: typeof SeatBar
}

async function loadSeatCode(): Promise<SeatCode> {
  const [picker, bar] = await Promise.all([import('#bus/search/seat-picker.tsx'), import('#bus/search/seat-bar.tsx')])
  return { SeatPicker: picker.SeatPicker, SeatBar: bar.SeatBar }
}

/**
 * Loads the seats' code ahead of a press on 'Seç'. A failure is left to the popup, which tries again and tells. Older
 * browsers keep it for the life of the page (https://github.com/whatwg/html/issues/6768), so none is brought about
 * without a network.
 */
export function preloadSeatCode(): void {
  if (!navigator.onLine) return
  loadSeatCode().catch(() => undefined)
}

/** The seats' code: undefined until it has come, null where it can't be had now. */
export function useSeatCode(): SeatCode | null | undefined {
  const [code, setCode] = useState<SeatCode | null>()
  useEffect(() => {
    loadSeatCode().then(setCode, () => setCode(null))
  }, [])
  return code
}
