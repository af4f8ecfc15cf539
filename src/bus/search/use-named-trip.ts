import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { searchParams } from '#bus/search/search-params.ts'
import type { BusItem } from '#contract/bus-results.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

/**
 * Opens the trip that the address names, as it does after a press on 'Seç' that came before the scripts, or a reload of
 * the page that it led to. The address names it no longer from then on.
 */
export function useNamedTrip(trips: readonly BusItem[], open: (trip: BusItem) => void): void {
  const hydrated = useHydrated()
  const [params, setParams] = useSearchParams()
  const named = hydrated ? params.get(searchParams.trip) : null
  useEffect(() => {
    if (named === null) return
    const trip = trips.find(({ product_id }) => product_id === named)
    if (trip) open(trip)
    const rest = new URLSearchParams(params)
    rest.delete(searchParams.trip)
    setParams(rest, { replace: true, preventScrollReset: true })
  }, [named, trips, open, params, setParams])
}
