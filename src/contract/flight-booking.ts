/**
 * GET /api/flight/booking/{session_unique}/: the booking of flights, its tickets and the rules of its fares
 * (docs/product/flights.md#ticket-of-a-flight).
 */
import * as z from 'zod/mini'
import { bookingStates } from '#contract/booking.ts'
import { Airline, optionalTerms } from '#contract/flight-results.ts'

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

/**
 * Ages bound the birth date, counted back from `departure_date` of the outbound flight
 * (docs/product/flights.md#payment-of-flights).
 */
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
      ...optionalTerms,
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
  /** Fingerprint of what is selected; a payment that names another is refused. */
  selection: z.optional(z.string()),
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
