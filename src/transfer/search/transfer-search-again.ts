/**
 * Repeats a transfer search: on another day or time, after its session expired, from a saved option or a shared link.
 */
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { transferCalls } from '#api/transfer.ts'
import { settleDays } from '#booking/search/day-rules.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import { addDays, daysBetween } from '#contract/calendar-date.ts'
import { withoutSeconds } from '#contract/date-time.ts'
import { type TransferFormData, type TransferSearchForm, transferSearchForm } from '#contract/transfer-search.ts'

/** The search as form fields, to be posted again. */
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

/** Schema of a posted search, with the days on sale; `today` is a plain date in Europe/Istanbul. */
export function transferSearchFormOn(today: string) {
  return transferSearchForm({ today, lastDay: lastDayOnSale(today) })
}

/**
 * Starts the search of a saved search option and returns its session. A past day becomes today, or tomorrow if
 * today's pick-up time is over, and the return moves by as many days. Throws `ApiError`, with
 * status 404 for an unknown option.
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
    // Today's pick-up is over: the search moves to the next day.
    if (!(error instanceof ApiError) || !error.body?.['departure_pickup_time']) throw error
    return start({ ...form, departure_date: addDays(departure, 1), return_date: back && addDays(back, 1) })
  })
  return reply.session_unique
}
