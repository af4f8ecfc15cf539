/**
 * Repeats a bus search: on another date, after its session expired, or from a saved search, for example one whose ID is
 * in a shared link. A saved search is a 'search option' in the API.
 */
import type { Api } from '#api/client.ts'
import { busCalls } from '#api/bus.ts'
import type { PricedSearch } from '#booking/day-prices/use-day-prices.ts'
import { settleDays } from '#booking/search/day-rules.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import { type BusFormData, type BusSearchForm, busSearchForm } from '#contract/bus-search.ts'

/** Returns the search as form fields, so that it can be posted again. */
export function busSearchFields(asked: BusFormData): BusSearchForm {
  return {
    departure_station: asked.departure_station_id,
    arrival_station: asked.arrival_station_id,
    departure_date: asked.departure_date,
    show_route_alternatives: asked.show_route_alternatives,
  }
}

/**
 * Returns the fields of the search for day prices. The departure date is null, because prices are wanted for many days.
 */
const busPriceFields = (form: BusSearchForm): PricedSearch['fields'] => ({ ...form, departure_date: null })

/** Returns the search for which the strip of days and the calendar show the price of each day. */
export const busesByDay = (asked: BusFormData): PricedSearch => ({
  product: 'bus',
  fields: busPriceFields(busSearchFields(asked)),
})

/**
 * Returns the schema of a posted search, which accepts only dates on sale; `today` is a plain date in Europe/Istanbul.
 */
export function busSearchFormOn(today: string) {
  return busSearchForm({ today, lastDay: lastDayOnSale(today) })
}

/**
 * Starts a saved search again and returns the ID of its new session. A past date becomes today, and a date after the
 * last day on sale becomes that day. Throws `ApiError`, with status 404 for an unknown search.
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
