import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { busSearchParams } from '#bus/search/bus-search-params.ts'
import type { TripAnswer } from '#bus/seats/trip-detail.ts'

/**
 * Loads the seats of a trip with `loadTrip`, which has a cache, and returns them. Returns undefined while the seats are
 * loading.
 */
export function useTrip(productId: string, sessionUnique: string): TripAnswer | undefined {
  const { load, data } = useFetcher<TripAnswer>()
  useEffect(() => {
    const query = { [busSearchParams.trip]: productId, [busSearchParams.session]: sessionUnique }
    void load(`/bus/trip/?${new URLSearchParams(query)}`)
  }, [load, productId, sessionUnique])
  return data?.productId === productId ? data : undefined
}
