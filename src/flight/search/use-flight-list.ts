import { useDeferredValue, useMemo } from 'react'
import { useLocation } from 'react-router'
import type { FlightResults } from '#contract/flight-results.ts'
import type { FlightListKind } from '#flight/search/flight-filters.ts'
import { type FlightControls, flightControls, type FlightList, flightList } from '#flight/search/flight-list.ts'
import type { ChosenFlight, ReturnList } from '#flight/search/search-data.ts'

interface View {
  results: FlightResults
  back: ReturnList | null
  search: string
}

/**
 * The list that the address asks for. The controls follow it at once; the cards follow as soon as there is time, so
 * that a filter over a thousand flights answers within a frame.
 */
export function useFlightList(
  results: FlightResults,
  back: ReturnList | null,
): { controls: FlightControls; list: FlightList; chosen: ChosenFlight | null } {
  const { search } = useLocation()
  const asked = useMemo<View>(() => ({ results, back, search }), [results, back, search])
  const shown = useDeferredValue(asked)
  const controls = useMemo(() => {
    const { statistics, kind, params } = directionOf(asked)
    return flightControls(statistics, kind, params)
  }, [asked])
  const list = useMemo(() => {
    const { items, statistics, kind, params } = directionOf(shown)
    return flightList(items, statistics, kind, params)
  }, [shown])
  return { controls, list, chosen: shown.back?.status === 'listed' ? shown.back.chosen : null }
}

/** The direction that is to be chosen: the outbound flights, or the return flights once one of those is chosen. */
function directionOf({ results, back, search }: View) {
  const { search_options: options } = results
  const params = new URLSearchParams(search)
  if (back?.status === 'listed') {
    return { items: back.items, statistics: back.statistics, kind: 'return' as const, params }
  }
  const kind: FlightListKind = options.is_packaged ? 'packaged' : options.fly_type === 'RT' ? 'outbound' : 'one-way'
  return { items: results.search, statistics: results.statistics, kind, params }
}
