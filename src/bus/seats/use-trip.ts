import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { busSearchParams } from '#bus/search/bus-search-params.ts'
import type { TripAnswer } from '#bus/seats/trip-detail.ts'

/**
 * Loads and returns the seats of a trip, from the cache of `loadTrip` if they are there. Returns undefined while they
 * are loading.
 */
export function useTrip(productId: string, sessionUnique: string): TripAnswer | undefined {
  const { load, data } = useFetcher<TripAnswer>()
  useEffect(() => {
    const query = { [busSearchParams.trip]: productId, [busSearchParams.session]: sessionUnique }
    void load(`/bus/trip/?${new URLSearchParams(query)}`)
  }, [load, productId, sessionUnique])
  return data?.productId === productId ? data : undefined
}
