/**
 * Repeats a transfer search: for another date or time, after the search session has expired, or from a saved search or
 * a shared link.
 */
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { transferCalls } from '#api/transfer.ts'
import { settleDays } from '#booking/search/day-rules.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import { addDays, daysBetween } from '#contract/calendar-date.ts'
import { withoutSeconds } from '#contract/date-time.ts'
import { type TransferFormData, type TransferSearchForm, transferSearchForm } from '#contract/transfer-search.ts'

/**
 * Converts the data of an earlier search to values of the search form, with which the same search can be started again.
 */
export function transferSearchFields(asked: TransferFormData): TransferSearchForm {
  const back = asked.travel_type === 'RT' ? asked.return_pickup_time : null
  return {
    departure_location_id: asked.departure_location.id ?? 0,
    arrival_location_id: asked.arrival_location.id ?? 0,
    departure_date: asked.departure_date,
    departure_pickup_time: withoutSeconds(asked.departure_pickup_time),
    return_date: asked.travel_type === 'RT' ? asked.return_date : null,
    return_pickup_time: back && withoutSeconds(back),
    travel_type: asked.travel_type,
    passenger_count: asked.passenger_count,
    baggage_count: asked.baggage_count,
  }
}

/**
 * Returns the schema of a posted search, which accepts only dates on sale; `today` is a plain date in Europe/Istanbul.
 */
export function transferSearchFormOn(today: string) {
  return transferSearchForm({ today, lastDay: lastDayOnSale(today) })
}

/**
 * Repeats a saved search (the API's search option) and returns the `session_unique` of the new search. A past departure
 * date is replaced by today. A departure today whose pick-up time has passed is moved to tomorrow. The return date is
 * postponed by as many days as the departure. Rejects with `ApiError`, which has status 404 for an unknown ID.
 */
export async function transferSearchFromOption(
  api: Api,
  option: string,
  today: string,
  signal: AbortSignal,
): Promise<string> {
  const { form_data: asked } = await transferCalls.option(api, option, { signal })
  const { departure } = settleDays({ departure: asked.departure_date, return: null }, today)
  const later = daysBetween(asked.departure_date, departure)
  const back = asked.return_date && addDays(asked.return_date, later)
  const form = { ...transferSearchFields(asked), departure_date: departure, return_date: back }
  const start = (moved: TransferSearchForm) => transferCalls.startSearch(api, moved, { signal })
  const reply = await start(form).catch((error: unknown) => {
    // If the gateway refuses today's pick-up time as past, the search is repeated for tomorrow.
    if (!(error instanceof ApiError) || !error.body?.['departure_pickup_time']) throw error
    return start({ ...form, departure_date: addDays(departure, 1), return_date: back && addDays(back, 1) })
  })
  return reply.session_unique
}
