import { useState } from 'react'

/** `denied`: the traveller or the browser refused; `unknown`: the device does not know its position. */
export type PositionState = 'idle' | 'locating' | 'denied' | 'unknown'

/**
 * Requests the device's position when `locate` is called. `maximumAge` is the greatest age of a cached position, in
 * milliseconds.
 */
export function usePosition(onPosition: (coords: GeolocationCoordinates) => void, maximumAge: number) {
  const [state, setState] = useState<PositionState>('idle')
  const locate = () => {
    if (!('geolocation' in navigator)) {
      setState('unknown')
      return
    }
    setState('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onPosition(coords)
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      { timeout: 10_000, maximumAge },
    )
  }
  return { state, locate }
}
