import { useState } from 'react'

/**
 * State of a request for the device's position. `denied` means that the traveller or the browser has refused it,
 * `unknown` that no position was found in time or that the browser can't find positions.
 */
export type PositionState = 'idle' | 'locating' | 'denied' | 'unknown'

/**
 * Returns the function `locate`, which requests the device's position and passes it to `onPosition`, and the `state` of
 * the request. `maximumAge` is the maximum age of a cached position in milliseconds.
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
