import { type RefObject, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { busSearchParams } from '#bus/search/bus-search-params.ts'
import { readSeats } from '#bus/search/seat-rules.ts'
import type { BusItem } from '#contract/bus-results.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

/** The list of seats that stood on the page before the scripts. */
interface SeatList {
  form: RefObject<HTMLFormElement | null>
  /** The page answers what was sent by it. */
  answered: boolean
}

/**
 * Opens the trip that the address names, as it does after a press on 'Seç' that came before the scripts, or a reload of
 * the page that it led to. The address names it no longer from then on. A list that was begun, or that an answer is
 * about, stays for good: the address then goes on to name its trip.
 */
export function useNamedTrip(
  trips: readonly BusItem[],
  open: (trip: BusItem) => void,
  { form, answered }: SeatList,
): void {
  const hydrated = useHydrated()
  const [params, setParams] = useSearchParams()
  const named = hydrated ? params.get(busSearchParams.trip) : null
  const stays = useRef(false)
  useEffect(() => {
    if (named === null) return
    const begun = form.current !== null && readSeats(new FormData(form.current)).length > 0
    stays.current ||= answered || begun
    if (stays.current) return
    const trip = trips.find(({ product_id }) => product_id === named)
    if (trip) open(trip)
    const rest = new URLSearchParams(params)
    rest.delete(busSearchParams.trip)
    setParams(rest, { replace: true, preventScrollReset: true })
  }, [named, trips, open, params, setParams, form, answered])
}
