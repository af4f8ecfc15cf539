/** A bus search asked once more: on another day, after its session ran out, from a saved option or from a shared link. */
import type { Api } from '#api/client.ts'
import { busCalls } from '#api/bus.ts'
import { lastDayOnSale, settleDays } from '#booking/search/day-rules.ts'
import { type BusFormData, type BusSearchForm, busSearchForm } from '#contract/bus-search.ts'

/** The search as the fields of its form, to be posted again. */
export function busSearchFields(asked: BusFormData): BusSearchForm {
  return {
    departure_station: asked.departure_station_id,
    arrival_station: asked.arrival_station_id,
    departure_date: asked.departure_date,
    show_route_alternatives: asked.show_route_alternatives,
  }
}

/** The schema of a posted search, with the days that are on sale today. */
export function busSearchFormOn(today: string) {
  return busSearchForm({ today, lastDay: lastDayOnSale(today) })
}

/**
 * Starts the search that a saved option names and answers its session. A day that is over becomes today. Throws
 * `ApiError`, with status 404 for an option that does not exist.
 */
export async function busSearchFromOption(
  api: Api,
  option: string,
  today: string,
  signal: AbortSignal,
): Promise<string> {
  const { form_data: asked } = await busCalls.option(api, option, { signal })
  const { departure } = settleDays({ departure: asked.departure_date, return: null }, today)
  const reply = await busCalls.startSearch(api, { ...busSearchFields(asked), departure_date: departure }, { signal })
  return reply.session_unique
}
