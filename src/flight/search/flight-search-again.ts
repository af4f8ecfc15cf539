/** A search asked once more: with other days, after its session ran out, from a saved option or from a shared link. */
import type { Api } from '#api/client.ts'
import { flightCalls } from '#api/flight.ts'
import { lastDayOnSale, settleDays } from '#booking/search/day-rules.ts'
import {
  type FlightFormData,
  type FlightSearchForm,
  flightSearchForm,
  type FlightSearchOptions,
} from '#contract/flight-search.ts'

/** What both the options of a search and a saved option say of it. */
export type AskedSearch = Pick<
  FlightFormData & FlightSearchOptions,
  | 'departure_airport_id'
  | 'arrival_airport_id'
  | 'departure_date'
  | 'return_date'
  | 'fly_type'
  | 'adult_count'
  | 'child_count'
  | 'senior_count'
  | 'infant_count'
  | 'flight_class'
  | 'direct_flights_only'
>

/** The search as the fields of the search form, to be posted again. */
export function flightSearchFields(asked: AskedSearch): FlightSearchForm {
  return {
    departure_airport: asked.departure_airport_id,
    arrival_airport: asked.arrival_airport_id,
    departure_date: asked.departure_date,
    return_date: asked.return_date,
    fly_type: asked.fly_type,
    adult_count: asked.adult_count,
    child_count: asked.child_count,
    senior_count: asked.senior_count,
    infant_count: asked.infant_count,
    flight_class: asked.flight_class,
    direct_flights_only: asked.direct_flights_only,
  }
}

/** The schema of a posted search, with the days that are on sale today. */
export function flightSearchFormOn(today: string) {
  return flightSearchForm({ today, lastDay: lastDayOnSale(today) })
}

/**
 * Starts the search that a saved option names and answers its session. Days that are over become today. Throws
 * `ApiError`, with status 404 for an option that does not exist.
 */
export async function flightSearchFromOption(
  api: Api,
  option: string,
  today: string,
  signal: AbortSignal,
): Promise<string> {
  const { form_data: asked } = await flightCalls.option(api, option, { signal })
  const days = settleDays({ departure: asked.departure_date, return: asked.return_date }, today)
  const form = { ...flightSearchFields(asked), departure_date: days.departure, return_date: days.return }
  const reply = await flightCalls.startSearch(api, form, { signal })
  return reply.session_unique
}
