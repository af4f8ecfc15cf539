import { type RefObject, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { busSearchParams } from '#bus/search/bus-search-params.ts'
import { readSeats } from '#bus/seats/seat-rules.ts'
import type { BusItem } from '#contract/bus-results.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

/** Server-rendered form with the seats of a trip, for use before hydration. */
interface SeatList {
  form: RefObject<HTMLFormElement | null>
  /** Whether the current page is the reply to a form that was posted, for example the form with the seats. */
  answered: boolean
}

/**
 * Opens the seats of the trip that the URL names, and removes the trip from the URL. The URL names a trip, for example,
 * if 'Seç' (select) was pressed before hydration. Nothing changes if the traveller has already chosen a seat in the
 * server-rendered list of seats, or if the page is the reply to a posted form.
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
