/**
 * Schemas for flight results, their statistics, and the selection of flights
 * (docs/product/flights.md#results-of-flights).
 */
import * as z from 'zod/mini'
import { SelectReply, SessionUnique } from '#contract/booking.ts'
import { extra, optionalExtra } from '#contract/extra.ts'
import { fareTerms } from '#contract/flight-fare-terms.ts'
import { Bounds, Counted } from '#contract/filter-statistics.ts'
import { FlightSearchOptions } from '#contract/flight-search.ts'
import { rule } from '#contract/rules.ts'

export const Airline = z.object({ logo: z.string(), name: z.string(), code: z.string() })
export type Airline = z.infer<typeof Airline>

/** A departure or an arrival: local time as HH:MM and plain date at the airport. */
export const FlightPoint = z.object({
  time: z.string(),
  date: z.string(),
  airport: z.object({ code: z.string(), city: z.string(), name: z.string() }),
})
export type FlightPoint = z.infer<typeof FlightPoint>

/**
 * A flight of an itinerary. Durations are in minutes; `standby_time` is the layover before the flight, 0 for the first
 * one.
 */
export const FlightTransfer = z.object({
  airline: Airline,
  departure: FlightPoint,
  arrival: FlightPoint,
  information: z.object({
    baggage: z.string(),
    flight_number: z.string(),
    duration: z.number(),
    standby_time: z.number(),
    class: z.string(),
  }),
})
export type FlightTransfer = z.infer<typeof FlightTransfer>

/**
 * Terms for cancelling and for changing a fare: free, for a fee, or not possible. They are undefined if the backend is
 * not this project's gateway and says only whether each of them is free (`free_cancel` and `free_change`).
 */
export const optionalTerms = {
  cancel_terms: optionalExtra(z.enum(fareTerms)),
  change_terms: optionalExtra(z.enum(fareTerms)),
}

/**
 * A fare: `hand_luggage` and `luggage` are kilograms as strings, '' for none. `price.total` is in TRY for all
 * passengers.
 */
export const AlternativePrice = z.object({
  code: z.string(),
  name: z.string(),
  price: z.object({ total: z.number() }),
  features: z.object({
    baggage_allowance: z.object({ hand_luggage: z.string(), luggage: z.string() }),
    seat_selection: z.boolean(),
    free_cancel: z.boolean(),
    free_change: z.boolean(),
    ...optionalTerms,
  }),
})
export type AlternativePrice = z.infer<typeof AlternativePrice>

/**
 * Fields of one direction: `duration` is in minutes from the first departure to the last arrival;
 * `total_transfer_count` is 0 for a direct flight.
 */
const itinerary = {
  airline: Airline,
  departure: FlightPoint,
  arrival: FlightPoint,
  transfers: z.array(FlightTransfer),
  information: z.object({ baggage: z.string(), duration: z.number(), total_transfer_count: z.number() }),
}
export const FlightItinerary = z.object(itinerary)
export type FlightItinerary = z.infer<typeof FlightItinerary>

/**
 * Price of a flight: `total` is in TRY for all passengers at the cheapest fare; `seats_left` is null unless few seats
 * are left.
 */
const price = z.object({
  total: z.number(),
  alternative_prices: z.array(AlternativePrice),
  seats_left: extra(z.nullable(z.number()), null),
})

export const SingleFlightItem = z.object({ product_id: z.string(), ...itinerary, price })
export type SingleFlightItem = z.infer<typeof SingleFlightItem>
/** A round trip that is sold as a package: both directions at one price. */
export const PackagedFlightItem = z.object({
  product_id: z.string(),
  departure: FlightItinerary,
  return: FlightItinerary,
  price,
})
export type PackagedFlightItem = z.infer<typeof PackagedFlightItem>
export const FlightItem = z.union([PackagedFlightItem, SingleFlightItem])
export type FlightItem = z.infer<typeof FlightItem>

/** Statistics of the results: times are in minutes since midnight, durations in minutes, prices in TRY. */
export const FlightStatistics = z.object({
  transfers: z.array(Counted),
  airlines: z.array(Counted),
  departure_airports: optionalExtra(z.array(Counted)),
  arrival_airports: optionalExtra(z.array(Counted)),
  departure_time: Bounds,
  arrival_time: Bounds,
  price: Bounds,
  duration: Bounds,
  return_transfers: z.optional(z.array(Counted)),
  return_airlines: z.optional(z.array(Counted)),
  return_departure_airports: optionalExtra(z.array(Counted)),
  return_arrival_airports: optionalExtra(z.array(Counted)),
  return_departure_time: z.optional(Bounds),
  return_arrival_time: z.optional(Bounds),
  return_price: z.optional(Bounds),
  return_duration: z.optional(Bounds),
})
export type FlightStatistics = z.infer<typeof FlightStatistics>

/**
 * Reply to GET /api/flight/gateway/search/?session_unique=. For an expired session, `research` is true and there are no
 * results.
 */
export const FlightResults = z.object({
  research: extra(z.boolean(), false),
  search: z.array(FlightItem),
  statistics: FlightStatistics,
  search_options: FlightSearchOptions,
  time_out_seconds: z.number(),
})
export type FlightResults = z.infer<typeof FlightResults>

/**
 * Body of POST select/ and POST return_items/, below /api/flight/gateway/search/. `product_ids` contains the IDs of one
 * or two flight results. For return_items/, `product_ids` contains the ID of the chosen outbound flight.
 * `alternative_prices` contains the code of a fare for each result, in the order of `product_ids`. If a code is missing
 * or empty, the cheapest fare of that result is selected.
 */
export const FlightSelectForm = z.object({
  product_ids: z
    .array(z.string().check(z.minLength(1, rule.required), z.maxLength(300, rule.invalid)), rule.required)
    .check(z.minLength(1, rule.required), z.maxLength(2, rule.invalid)),
  alternative_prices: z._default(
    z.array(z.string().check(z.maxLength(20, rule.invalid))).check(z.maxLength(2, rule.invalid)),
    [],
  ),
  session_unique: z.optional(SessionUnique),
})
export type FlightSelectForm = z.infer<typeof FlightSelectForm>

export const ReturnItemsReply = z.extend(SelectReply, {
  search: z._default(z.array(SingleFlightItem), []),
  statistics: z.optional(FlightStatistics),
})
export type ReturnItemsReply = z.infer<typeof ReturnItemsReply>
