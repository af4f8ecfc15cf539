/** Repeats a flight search: on other dates, after its session has expired, or from a saved search or a shared link. */
import type { Api } from '#api/client.ts'
import { flightCalls } from '#api/flight.ts'
import type { TravelEnd } from '#booking/day-prices/dates-popup.tsx'
import type { PricedSearch } from '#booking/day-prices/use-day-prices.ts'
import { bagParams } from '#booking/search/bag-param.ts'
import type { TravelDates } from '#booking/search/travel-dates.ts'
import { settleDays } from '#booking/search/day-rules.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import {
  type FlightFormData,
  type FlightSearchForm,
  flightSearchForm,
  type FlightSearchOptions,
} from '#contract/flight-search.ts'

/** The search fields that results and saved searches have in common. */
type AskedSearch = Pick<
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

/** Returns the fields of the search form with which the search `asked` is started again. */
export function flightSearchFields(asked: AskedSearch): FlightSearchForm {
  return {
    departure_airport: asked.departure_airport_id,
    arrival_airport: asked.arrival_airport_id,
    departure_date: asked.departure_date,
    return_date: asked.fly_type === 'RT' ? asked.return_date : null,
    fly_type: asked.fly_type,
    adult_count: asked.adult_count,
    child_count: asked.child_count,
    senior_count: asked.senior_count,
    infant_count: asked.infant_count,
    flight_class: asked.flight_class,
    direct_flights_only: asked.direct_flights_only,
  }
}

/**
 * Returns the search fields that determine the price of each departure date. They include the return date only if
 * outbound and return flights are sold together (`packaged`).
 */
export function flightPriceFields(form: FlightSearchForm, packaged: boolean): PricedSearch['fields'] {
  const fields = { ...form, departure_date: null }
  return packaged ? fields : { ...fields, fly_type: 'OW', return_date: null }
}

/**
 * Returns the product and the search fields with which the strip of days above the results loads the price of each
 * date. If `bag` is true (the switch 'Bavul dahil' is on), these are prices with a checked bag.
 */
export function pricedByDay(options: AskedSearch & { is_packaged: boolean }, bag: boolean): PricedSearch {
  const form = { ...flightSearchFields(options), ...bagParams(bag) }
  return { product: 'flight', fields: flightPriceFields(form, options.is_packaged) }
}

/**
 * Returns the product and the search fields with which a calendar loads the price of each date. `direction` tells which
 * date the traveller is choosing: departure or return.
 */
export function flightPrices(
  fields: FlightSearchForm,
  direction: TravelEnd,
  { departure, return: back }: TravelDates,
): PricedSearch {
  const days =
    fields.fly_type === 'RT' ? { departure_date: departure, return_date: back, direction } : { departure_date: null }
  return { product: 'flight', fields: { ...fields, ...days } }
}

/**
 * Returns the schema that validates a posted flight search. The schema accepts only travel dates on sale. `today` is a
 * plain date in Europe/Istanbul.
 */
export function flightSearchFormOn(today: string) {
  return flightSearchForm({ today, lastDay: lastDayOnSale(today) })
}

/**
 * Repeats a saved search and returns the `session_unique` of the new search. `option` is the ID of the saved search
 * (the API's search option). Dates that are not on sale are adjusted first (`settleDays`). Rejects with `ApiError`; its
 * status is 404 if the saved search is not found.
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
