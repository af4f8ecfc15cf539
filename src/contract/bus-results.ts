/**
 * Schemas of bus results, of the seats of a trip and of their selection (docs/product/buses.md#results-of-buses).
 * Prices are in TRY.
 */
import * as z from 'zod/mini'
import { mostSeats } from '#contract/bus-limits.ts'
import { BusFormData, TripStation } from '#contract/bus-search.ts'
import { extra, optionalExtra } from '#contract/extra.ts'
import { Bounds, Counted } from '#contract/filter-statistics.ts'
import { rule } from '#contract/rules.ts'
import { requiredText } from '#contract/rule-schemas.ts'
import { selectionFields, sessionFields } from '#contract/search-session.ts'

export const BusCompany = z.object({ id: z.number(), name: z.string(), logo: z.string() })
export type BusCompany = z.infer<typeof BusCompany>

export const busFeatures = ['charging', 'wifi', 'tv', 'headphones', 'mobile'] as const
/** An amenity of a bus; `name` describes its icon in the language of the request. */
export const BusFeature = z.object({ icon_class: z.enum(busFeatures), name: optionalExtra(z.string()) })
export type BusFeature = z.infer<typeof BusFeature>

/** Amenities of a bus; entries with an unknown icon are dropped. */
export const BusFeatures = z.pipe(
  z.array(z.unknown()),
  z.transform((features) =>
    features.flatMap((feature) => {
      const known = z.safeParse(BusFeature, feature)
      return known.success ? [known.data] : []
    }),
  ),
)

/**
 * Facts about a trip. `duration` is HH:MM, and its hours may exceed 24, as in 26:15; `seat_type` is 2+1 or 2+2;
 * `remaning_seats` is the number of free seats.
 */
export const BusInformation = z.object({
  features: BusFeatures,
  has_break: z.boolean(),
  seat_type: z.string(),
  duration: z.string(),
  remaning_seats: z.number(),
})
export type BusInformation = z.infer<typeof BusInformation>

/**
 * Departure of a trip: local time as HH:MM, and plain date. A departure at 00:30 has the date of the day that has just
 * begun.
 */
export const BusDeparture = z.object({ time: z.string(), date: z.string(), station: TripStation })
export type BusDeparture = z.infer<typeof BusDeparture>
/** Arrival of a trip; time and date are null if the bus company publishes none. */
export const BusArrival = z.object({
  time: extra(z.nullable(z.string()), null),
  date: extra(z.nullable(z.string()), null),
  station: TripStation,
})
export type BusArrival = z.infer<typeof BusArrival>

const trip = { company: BusCompany, information: BusInformation, departure: BusDeparture, arrival: BusArrival }

/**
 * Number of hours before departure until which a trip can be cancelled online, and the fee as a percentage of the
 * price.
 */
const cancelTerms = z.object({ hours: z.number(), fee_percent: z.number() })

/**
 * A trip in the results. `price.total` is the price of the cheapest free seat; a backend may send no cancellation
 * terms.
 */
export const BusItem = z.object({
  product_id: z.string(),
  ...trip,
  price: z.object({ total: z.number() }),
  cancellation: optionalExtra(cancelTerms),
})
export type BusItem = z.infer<typeof BusItem>

/**
 * Statistics of the results: times are in minutes since midnight, IDs of stations and companies are numeric strings.
 */
export const BusStatistics = z.object({
  seat_type: z.array(Counted),
  companies: z.array(Counted),
  departure_time: Bounds,
  price: Bounds,
  departure_station: z.array(Counted),
  arrival_station: z.array(Counted),
})
export type BusStatistics = z.infer<typeof BusStatistics>

/**
 * Reply to POST /api/bus/gateway/search/ with only `session_unique` in its body. For an expired session, `research` is
 * true and there are no results.
 */
export const BusResults = z.object({
  ...sessionFields,
  search: z.array(BusItem),
  statistics: BusStatistics,
  search_options: BusFormData,
})
export type BusResults = z.infer<typeof BusResults>

const gender = z.enum(['M', 'F'], rule.required)

/** A chosen seat; `price` is the price that was displayed, if the client sends it. */
export const SelectedSeat = z.object({
  seat: requiredText.check(z.maxLength(4, rule.invalid)),
  gender,
  price: z.optional(z.number()),
})
export type SelectedSeat = z.infer<typeof SelectedSeat>

/**
 * Body of POST /api/bus/gateway/search/detail/, which returns the seats of a trip. `selected_seats` may be left out. It
 * is validated, but has no effect on the reply.
 */
export const BusDetailForm = z.object({
  ...selectionFields,
  selected_seats: z._default(z.array(SelectedSeat).check(z.maxLength(mostSeats, rule.invalid)), []),
})
export type BusDetailForm = z.infer<typeof BusDetailForm>

/**
 * A seat of a bus. It can be chosen if `is_empty` and `active` are true, and if it can be sold to the passenger's
 * gender (`can_sale_male`, `can_sale_female`). If `sold_to` is CS, the seat is not for sale
 * (docs/product/buses.md#seats).
 */
export const BusSeat = z.object({
  seat: z.string(),
  is_empty: z.boolean(),
  active: z.boolean(),
  can_sale_male: z.boolean(),
  can_sale_female: z.boolean(),
  sold_to: z.nullable(z.enum(['M', 'F', 'CS'])),
  price: z.number(),
})
export type BusSeat = z.infer<typeof BusSeat>

/**
 * The seats of a bus: rows from the front, cells from the driver's side. All rows have the same length; null is an
 * aisle or a door.
 */
export const SeatMatrix = z.array(z.array(z.nullable(BusSeat)))
export type SeatMatrix = z.infer<typeof SeatMatrix>

/** A stop on the way; `minutes` is its duration, 0 if the bus stops only for boarding and alighting. */
export const BusStop = z.object({
  name: z.string(),
  city: z.string(),
  time: z.string(),
  date: z.string(),
  minutes: z.number(),
})
export type BusStop = z.infer<typeof BusStop>

/**
 * Cancellation terms of a trip. The ISO instant `until`, which is `hours` before departure, is the deadline for
 * cancelling online; `fee_percent` of the price is kept as fee.
 */
export const BusCancellation = z.extend(cancelTerms, { until: z.string() })
export type BusCancellation = z.infer<typeof BusCancellation>

export const BusDetailReply = z.object({
  // A backend can leave out the facts about the trip in its reply with the seats, because the search results already
  // contain these facts.
  search_item_detail: z.object({
    product_id: optionalExtra(z.string()),
    company: optionalExtra(BusCompany),
    information: optionalExtra(BusInformation),
    departure: optionalExtra(BusDeparture),
    arrival: optionalExtra(BusArrival),
    seat_matrix: SeatMatrix,
    stops: extra(z.array(BusStop), []),
    /** Cancellation terms of the trip; null if the backend sends none, and then the app shows none. */
    cancellation: extra(z.nullable(BusCancellation), null),
  }),
})
export type BusDetailReply = z.infer<typeof BusDetailReply>

/**
 * Body of POST /api/bus/gateway/search/select/ with one to four different seats; the call replies with `SelectReply`.
 */
export const BusSelectForm = z.object({
  ...selectionFields,
  selected_seats: z.array(SelectedSeat, rule.required).check(
    z.minLength(1, rule.required),
    z.maxLength(mostSeats, rule.invalid),
    z.refine((seats) => new Set(seats.map(({ seat }) => seat)).size === seats.length, rule.unique),
  ),
})
export type BusSelectForm = z.infer<typeof BusSelectForm>
