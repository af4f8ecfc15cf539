/**
 * Schemas for airports and searches of flights (docs/product/flights.md#calls-of-flights). Field names are those of the
 * API.
 */
import * as z from 'zod/mini'
import { optionalExtra } from '#contract/extra.ts'
import { passengerLimits } from '#contract/flight-limits.ts'
import { Airport } from '#contract/frame.ts'
import { rule } from '#contract/rules.ts'
import { departureDate, looseBoolean, plainDate, returnDateFailure, wholeNumber } from '#contract/rule-schemas.ts'

export const flyTypes = ['OW', 'RT'] as const

/** Reply to GET /api/flight/airport/?keyword=. */
export const AirportList = z.object({ results: z.array(Airport) })

const count = z._default(wholeNumber, 0)

/**
 * Returns the schema for the body of POST /api/flight/gateway/search/, the search form of the home page. `today` (in
 * Europe/Istanbul) and `lastDay`, the last day on sale, are plain dates.
 */
export const flightSearchForm = ({ today, lastDay }: { today: string; lastDay: string }) =>
  z
    .object({
      departure_airport: wholeNumber,
      arrival_airport: wholeNumber,
      departure_date: departureDate({ today, lastDay }),
      return_date: z._default(z.nullable(z.union([z.literal(''), plainDate])), null),
      fly_type: z._default(z.enum(flyTypes, rule.invalid), 'OW'),
      adult_count: count,
      child_count: count,
      senior_count: count,
      infant_count: count,
      flight_class: z._default(z.string().check(z.maxLength(20)), 'economy'),
      direct_flights_only: z._default(looseBoolean, false),
    })
    .check((context) => {
      const form = context.value
      const fail = (field: string, message: string) => {
        context.issues.push({ code: 'custom', message, path: [field], input: form })
      }
      if (form.departure_airport === form.arrival_airport) fail('arrival_airport', rule.unique)
      if (form.fly_type === 'RT') {
        const failed = returnDateFailure(form, { today, lastDay })
        if (failed) fail('return_date', failed)
      }
      const carers = form.adult_count + form.senior_count
      if (carers < 1) fail('adult_count', rule.invalid)
      if (carers + form.child_count > passengerLimits.maxSeated) fail('adult_count', rule.invalid)
      if (form.infant_count > carers) fail('infant_count', rule.invalid)
    })
export type FlightSearchForm = z.infer<ReturnType<typeof flightSearchForm>>

const Named = z.object({ name: z.string() })

export const FlightFormData = z.object({
  id: z.string(),
  departure_airport_id: z.number(),
  departure_airport_name: z.string(),
  departure_airport_code: z.string(),
  arrival_airport_id: z.number(),
  arrival_airport_name: z.string(),
  arrival_airport_code: z.string(),
  departure_city: Named,
  arrival_city: Named,
  fly_type: z.enum(flyTypes),
  departure_date: z.string(),
  return_date: z.nullable(z.string()),
  adult_count: z.number(),
  child_count: z.number(),
  senior_count: z.number(),
  infant_count: z.number(),
  total_passenger_count: z.number(),
  flight_class: z.string(),
  flight_class_name: z.string(),
  direct_flights_only: z.boolean(),
})
export type FlightFormData = z.infer<typeof FlightFormData>

/** Reply to POST /api/flight/gateway/search/; the app reads only the fields of `StartedSearch`. */
export const FlightSearchReply = z.object({ form_data: FlightFormData, session_unique: z.string() })
export type FlightSearchReply = z.infer<typeof FlightSearchReply>

/**
 * Reply to GET /api/user/flight/recent-searches/: the searches of the signed-in user, or of a guest's device
 * (X-Device-Id).
 */
export const RecentFlightSearches = z.object({
  results: z.array(z.object({ departure_airport: Airport, arrival_airport: Airport, option: z.string() })),
})
export type RecentFlightSearches = z.infer<typeof RecentFlightSearches>

/**
 * Reply to GET /api/flight/option/{option}/: the form fields of a saved search (the API's search option). With them,
 * the app starts the search again, or fills in the search form on home.
 */
export const FlightOption = z.object({ form_data: FlightFormData })

/** A saved search. `id` is its ID (the API's search option), to which share links and price alerts refer. */
export const FlightSearchOptions = z.object({
  id: z.string(),
  departure_date: z.string(),
  return_date: z._default(z.nullable(z.string()), null),
  departure_airport_id: z.number(),
  arrival_airport_id: z.number(),
  departure_airport_code: z.string(),
  arrival_airport_code: z.string(),
  departure_airport: optionalExtra(Airport),
  arrival_airport: optionalExtra(Airport),
  direct_flights_only: z.boolean(),
  refundables_only: z.boolean(),
  adult_count: z.number(),
  child_count: z.number(),
  infant_count: z.number(),
  senior_count: z.number(),
  total_passenger_count: z.number(),
  fly_type: z.enum(flyTypes),
  flight_class: z.string(),
  flight_class_name: z.string(),
  is_packaged: z.boolean(),
  domestic_fly: z.boolean(),
})
export type FlightSearchOptions = z.infer<typeof FlightSearchOptions>
