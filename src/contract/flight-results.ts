/** Schemas of flight results, their statistics and the selection (docs/product/flights.md#results-of-flights). */
import * as z from 'zod/mini'
import { SelectReply, SessionUnique } from '#contract/booking.ts'
import { extra, optionalExtra } from '#contract/extra.ts'
import { fareTerms } from '#contract/flight-fare-terms.ts'
import { Bounds, Counted } from '#contract/filter-statistics.ts'
import { FlightSearchOptions } from '#contract/flight-search.ts'
import { rule } from '#contract/rules.ts'

export const Airline = z.object({ logo: z.string(), name: z.string(), code: z.string() })
export type Airline = z.infer<typeof Airline>

/** A departure or an arrival: local time HH:MM and plain date at the airport. */
export const FlightPoint = z.object({
  time: z.string(),
  date: z.string(),
  airport: z.object({ code: z.string(), city: z.string(), name: z.string() }),
})
export type FlightPoint = z.infer<typeof FlightPoint>

/** A flight of an itinerary. Durations are minutes; `standby_time` is the layover before it, 0 for the first flight. */
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
 * Whether cancelling and changing are free, cost a fee or are not possible; a backend may send only `free_cancel` and
 * `free_change`.
 */
export const optionalTerms = {
  cancel_terms: optionalExtra(z.enum(fareTerms)),
  change_terms: optionalExtra(z.enum(fareTerms)),
}

/**
 * A fare family: `hand_luggage` and `luggage` are kilograms as strings, '' for none. `price.total` is TRY for all
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

/** One direction: `duration` in minutes from first departure to last arrival; `total_transfer_count` 0 is direct. */
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
 * Price of a flight: `total` is TRY for all passengers at the cheapest fare; `seats_left` is null unless few seats
 * remain.
 */
const price = z.object({
  total: z.number(),
  alternative_prices: z.array(AlternativePrice),
  seats_left: extra(z.nullable(z.number()), null),
})

export const SingleFlightItem = z.object({ product_id: z.string(), ...itinerary, price })
export type SingleFlightItem = z.infer<typeof SingleFlightItem>
/** A packaged round trip: both directions at one price. */
export const PackagedFlightItem = z.object({
  product_id: z.string(),
  departure: FlightItinerary,
  return: FlightItinerary,
  price,
})
export type PackagedFlightItem = z.infer<typeof PackagedFlightItem>
export const FlightItem = z.union([PackagedFlightItem, SingleFlightItem])
export type FlightItem = z.infer<typeof FlightItem>

/** Statistics of the results: times are minutes of the day, durations minutes, prices TRY. */
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

/** GET /api/flight/gateway/search/?session_unique= — an expired session replies `research: true` without results. */
export const FlightResults = z.object({
  research: extra(z.boolean(), false),
  search: z.array(FlightItem),
  statistics: FlightStatistics,
  search_options: FlightSearchOptions,
  time_out_seconds: z.number(),
})
export type FlightResults = z.infer<typeof FlightResults>

/**
 * POST select/ and return_items/. `alternative_prices` has a fare code per product; the cheapest fare is the default.
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
