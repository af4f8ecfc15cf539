/** Repeats a bus search: on another day, after its session expired, from a saved option or from a shared link. */
import type { Api } from '#api/client.ts'
import { busCalls } from '#api/bus.ts'
import type { PricedSearch } from '#booking/day-prices/use-day-prices.ts'
import { settleDays } from '#booking/search/day-rules.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import { type BusFormData, type BusSearchForm, busSearchForm } from '#contract/bus-search.ts'

/** The search as form fields, to be posted again. */
export function busSearchFields(asked: BusFormData): BusSearchForm {
  return {
    departure_station: asked.departure_station_id,
    arrival_station: asked.arrival_station_id,
    departure_date: asked.departure_date,
    show_route_alternatives: asked.show_route_alternatives,
  }
}

/** The fields of a search that determine its day prices. */
const busPriceFields = (form: BusSearchForm): PricedSearch['fields'] => ({ ...form, departure_date: null })

/** The search whose day prices the strip and the calendar show. */
export const busesByDay = (asked: BusFormData): PricedSearch => ({
  product: 'bus',
  fields: busPriceFields(busSearchFields(asked)),
})

/** Schema of a posted search, with the days on sale; `today` is a plain date in Europe/Istanbul. */
export function busSearchFormOn(today: string) {
  return busSearchForm({ today, lastDay: lastDayOnSale(today) })
}

/**
 * Starts the search of a saved search option and returns its session. A past day becomes today. Throws `ApiError`, with
 * status 404 for an unknown option.
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
