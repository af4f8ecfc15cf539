/** Calls of the flight product (spec 000 §7, 001 §3 and §7). Field names are the wire's, spelt as the spec spells them. */
import * as z from 'zod/mini'
import { bookingStates, SelectReply, SessionUnique } from '#contract/booking.ts'
import { passengerLimits } from '#contract/flight-limits.ts'
import { Airport } from '#contract/frame.ts'
import { rule } from '#contract/rules.ts'
import { looseBoolean, plainDate, wholeNumber } from '#contract/rule-checks.ts'

export const flyTypes = ['OW', 'RT'] as const

/** GET /api/flight/airport/?keyword= */
export const AirportList = z.object({ results: z.array(Airport) })

const count = z._default(wholeNumber, 0)

/**
 * POST /api/flight/gateway/search/ — the home form. Dates are plain dates; `today` is Europe/Istanbul's and
 * `lastDay` the last day on sale.
 */
export const flightSearchForm = ({ today, lastDay }: { today: string; lastDay: string }) =>
  z
    .object({
      departure_airport: wholeNumber,
      arrival_airport: wholeNumber,
      departure_date: plainDate.check(z.refine((day) => day >= today && day <= lastDay, rule.date)),
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
        if (!form.return_date) fail('return_date', rule.required)
        else if (form.return_date < form.departure_date || form.return_date > lastDay) fail('return_date', rule.date)
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

export const FlightSearchReply = z.object({ form_data: FlightFormData, session_unique: z.string() })
export type FlightSearchReply = z.infer<typeof FlightSearchReply>

/** GET /api/user/flight/recent-searches/ — of the signed-in user, or of the device (X-Device-Id) for a guest. */
export const RecentFlightSearches = z.object({
  results: z.array(z.object({ departure_airport: Airport, arrival_airport: Airport, option: z.string() })),
})
export type RecentFlightSearches = z.infer<typeof RecentFlightSearches>

/** GET /api/flight/option/{option}/ — a saved search as form fields, for the search gate and the share link. */
export const FlightOption = z.object({ form_data: FlightFormData })

/** The search as it was asked. `id` is the search id: share links and price alerts refer to it. */
export const FlightSearchOptions = z.object({
  id: z.string(),
  departure_date: z.string(),
  return_date: z.nullable(z.string()),
  departure_airport_id: z.number(),
  arrival_airport_id: z.number(),
  departure_airport_code: z.string(),
  arrival_airport_code: z.string(),
  departure_airport: Airport,
  arrival_airport: Airport,
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

export const Airline = z.object({ logo: z.string(), name: z.string(), code: z.string() })
export type Airline = z.infer<typeof Airline>

/** A departure or an arrival: local time HH:MM and plain date at that airport. */
export const FlightPoint = z.object({
  time: z.string(),
  date: z.string(),
  airport: z.object({ code: z.string(), city: z.string(), name: z.string() }),
})
export type FlightPoint = z.infer<typeof FlightPoint>

/** One flight of an itinerary. Durations are minutes; `standby_time` is the layover before it, 0 for the first. */
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

/** A fare family: `hand_luggage` and `luggage` are kilograms as text, '' for none. `price.total` is TRY for all passengers. */
export const AlternativePrice = z.object({
  code: z.string(),
  name: z.string(),
  price: z.object({ total: z.number() }),
  features: z.object({
    baggage_allowance: z.object({ hand_luggage: z.string(), luggage: z.string() }),
    seat_selection: z.boolean(),
    free_cancel: z.boolean(),
    free_change: z.boolean(),
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

/** `total` is TRY for all passengers at the cheapest fare; `seats_left` is set when few remain. */
const price = z.object({
  total: z.number(),
  alternative_prices: z.array(AlternativePrice),
  seats_left: z.nullable(z.number()),
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

const Counted = z.object({ id: z.string(), name: z.string(), count: z.number() })
const Bounds = z.object({ min: z.number(), max: z.number() })
/** Times are minutes of the day, durations minutes, prices TRY. */
export const FlightStatistics = z.object({
  transfers: z.array(Counted),
  airlines: z.array(Counted),
  departure_time: Bounds,
  arrival_time: Bounds,
  price: Bounds,
  duration: Bounds,
  return_transfers: z.optional(z.array(Counted)),
  return_airlines: z.optional(z.array(Counted)),
  return_departure_time: z.optional(Bounds),
  return_arrival_time: z.optional(Bounds),
  return_price: z.optional(Bounds),
  return_duration: z.optional(Bounds),
})
export type FlightStatistics = z.infer<typeof FlightStatistics>

/** GET /api/flight/gateway/search/?session_unique= — an expired session answers `research: true` and no results. */
export const FlightResults = z.object({
  research: z._default(z.boolean(), false),
  search: z.array(FlightItem),
  statistics: FlightStatistics,
  search_options: FlightSearchOptions,
  time_out_seconds: z.number(),
})
export type FlightResults = z.infer<typeof FlightResults>

/** POST select/ and return_items/. `alternative_prices` holds a fare code per product; the cheapest where absent. */
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

const Nationality = z.nullable(z.object({ id: z.number(), name: z.string() }))
export const TicketPassenger = z.object({
  name: z.string(),
  surname: z.string(),
  citizen_number: z.string(),
  birth_date: z.string(),
  gender: z.enum(['F', 'M']),
  gender_display: z.string(),
  nationality: Nationality,
  passport: z.string(),
})

/** Ages bound the birth date, counted back from `departure_date` of the outbound flight (spec 001 §5). */
export const FlightTicket = z.object({
  pax_type: z.string(),
  pax_name: z.string(),
  age_from: z.number(),
  age_to: z.number(),
  passenger: z.nullable(TicketPassenger),
  departure_ticket_number: z.nullable(z.string()),
  return_ticket_number: z.nullable(z.string()),
})
export type FlightTicket = z.infer<typeof FlightTicket>

/** `terminal` in words of the request's language, where it is known. */
const AirportOfTicket = z.object({
  code: z.string(),
  name: z.string(),
  city: z.string(),
  country_code: z.string(),
  terminal: z.optional(z.string()),
})

/** A flight of a booking: local times HH:MM and dates at the airports, durations HH:MM, `timezone`s IANA names. */
export const BookedTransfer = z.object({
  airline: Airline,
  flight_number: z.string(),
  departure_airport: AirportOfTicket,
  arrival_airport: AirportOfTicket,
  departure_date: z.string(),
  departure_time: z.string(),
  departure_timezone: z.string(),
  arrival_date: z.string(),
  arrival_time: z.string(),
  arrival_timezone: z.string(),
  fly_duration: z.string(),
  stand_by_duration: z.nullable(z.string()),
  fly_class: z.string(),
})
export type BookedTransfer = z.infer<typeof BookedTransfer>

/** `datetime_from` and `datetime_to` are ISO instants (UTC), null where open; `amount` is TRY per passenger. */
const policyWindow = { amount: z.number(), datetime_from: z.nullable(z.string()), datetime_to: z.nullable(z.string()) }

export const BookedItinerary = z.object({
  info: z.object({
    pnr_code: z.nullable(z.string()),
    departure_airport: AirportOfTicket,
    arrival_airport: AirportOfTicket,
    departure_date: z.string(),
    departure_time: z.string(),
    duration: z.string(),
    baggage_allowance: z.string(),
    alternative_price: z.object({
      code: z.string(),
      name: z.string(),
      hand_luggage_allowance: z.string(),
      luggage_allowance: z.string(),
      free_cancel: z.boolean(),
      free_change: z.boolean(),
    }),
    change_policies: z.array(z.object({ changeable: z.boolean(), ...policyWindow })),
    cancelation_policies: z.array(z.object({ refundable: z.boolean(), ...policyWindow })),
    change_policies_texts: z.array(z.string()),
    cancelation_policies_texts: z.array(z.string()),
  }),
  transfers: z.array(BookedTransfer),
})
export type BookedItinerary = z.infer<typeof BookedItinerary>

/** Amounts are TRY for one passenger of the type. */
export const GroupTicket = z.object({
  pax_type: z.string(),
  pax_name: z.string(),
  count: z.number(),
  total_base: z.number(),
  total_tax: z.number(),
  total_service_fee: z.number(),
})
export type GroupTicket = z.infer<typeof GroupTicket>

/** GET /api/flight/booking/{session_unique}/ — the payment data before payment, the ticket after it. */
export const FlightBooking = z.object({
  session_unique: z.string(),
  search_option: z.string(),
  state: z.enum(bookingStates),
  /** Seconds until the seats are let go; 0 once paid or expired. */
  hold_seconds: z.number(),
  domestic_fly: z.boolean(),
  departure_booking: BookedItinerary,
  return_booking: z.nullable(BookedItinerary),
  group_tickets: z.array(GroupTicket),
  tickets: z.array(FlightTicket),
  prices: z.object({ discount: z.number(), total: z.number() }),
  contact: z.nullable(z.object({ email: z.string(), phone_code: z.string(), phone: z.string() })),
})
export type FlightBooking = z.infer<typeof FlightBooking>
