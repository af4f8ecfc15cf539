/**
 * Schema of GET /api/flight/booking/{session_unique}/: a flight booking with its tickets and fare rules
 * (docs/product/flights.md#ticket-of-a-flight).
 */
import * as z from 'zod/mini'
import { bookingExtras, stateByPnr } from '#contract/booking-extras.ts'
import { hoursAndMinutes, minutesOf } from '#contract/duration.ts'
import { extra, optionalExtra } from '#contract/extra.ts'
import { GroupTicket } from '#contract/group-ticket.ts'
import { Airline, optionalTerms } from '#contract/flight-results.ts'

const Nationality = z._default(z.nullable(z.object({ id: optionalExtra(z.number()), name: z.string() })), null)
const TicketPassenger = z.object({
  name: z.string(),
  surname: z.string(),
  citizen_number: z.string(),
  birth_date: z.string(),
  gender: optionalExtra(z.enum(['F', 'M'])),
  gender_display: z.string(),
  nationality: Nationality,
  passport: z.string(),
})

/**
 * The ticket of one passenger. The age limits `age_from` and `age_to` apply on the departure date of the outbound
 * flight (docs/product/flights.md#payment-of-flights). They are undefined if the backend sends age limits only in the
 * app info (`AppInfo`).
 */
export const FlightTicket = z.object({
  pax_type: z.string(),
  pax_name: z.string(),
  age_from: optionalExtra(z.number()),
  age_to: optionalExtra(z.number()),
  passenger: z._default(z.nullable(TicketPassenger), null),
  departure_ticket_number: z._default(z.nullable(z.string()), null),
  return_ticket_number: z._default(z.nullable(z.string()), null),
})
export type FlightTicket = z.infer<typeof FlightTicket>

/**
 * An airport on a ticket. `terminal` is in the language of the request, undefined if unknown; a missing city becomes
 * the name of the airport.
 */
const AirportOfTicket = z.pipe(
  z.object({
    code: z.string(),
    name: z.string(),
    city: optionalExtra(z.string()),
    country_code: z.string(),
    terminal: optionalExtra(z.string()),
  }),
  z.transform((airport) => ({ ...airport, city: airport.city ?? airport.name })),
)

/**
 * A flight of a booking: local times as HH:MM and plain dates at the airports, durations as HH:MM, and IANA time zones.
 */
export const BookedTransfer = z.object({
  airline: z.extend(Airline, { code: extra(z.string(), '') }),
  flight_number: z.string(),
  departure_airport: AirportOfTicket,
  arrival_airport: AirportOfTicket,
  departure_date: z.string(),
  departure_time: z.string(),
  departure_timezone: optionalExtra(z.string()),
  arrival_date: z.string(),
  arrival_time: z.string(),
  arrival_timezone: optionalExtra(z.string()),
  fly_duration: z.string(),
  stand_by_duration: z._default(z.nullable(z.string()), null),
  fly_class: z.string(),
})
export type BookedTransfer = z.infer<typeof BookedTransfer>

/**
 * The time window of a fare rule, as ISO instants in UTC. An instant is null if the window is open on that side.
 * `amount` is the fee in TRY per passenger.
 */
const policyWindow = { amount: z.number(), datetime_from: z.nullable(z.string()), datetime_to: z.nullable(z.string()) }

const WireItinerary = z.object({
  info: z.object({
    pnr_code: z._default(z.nullable(z.string()), null),
    departure_airport: optionalExtra(AirportOfTicket),
    arrival_airport: optionalExtra(AirportOfTicket),
    departure_date: z.string(),
    departure_time: optionalExtra(z.string()),
    duration: optionalExtra(z.string()),
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

/** Returns the duration from the first departure to the last arrival: the sum of all flights and layovers. */
const wholeDuration = (transfers: BookedTransfer[]) =>
  hoursAndMinutes(
    transfers.reduce(
      (sum, { fly_duration: fly, stand_by_duration: wait }) => sum + minutesOf(fly) + minutesOf(wait ?? ''),
      0,
    ),
  )

/**
 * One direction of a booking. If the backend does not send the airports, the departure time or the duration, they are
 * derived from the flights.
 */
export const BookedItinerary = z.pipe(
  WireItinerary,
  z.transform(({ info, transfers }, { issues, value }) => {
    const [first, last] = [transfers[0], transfers.at(-1)]
    const departure_airport = info.departure_airport ?? first?.departure_airport
    const arrival_airport = info.arrival_airport ?? last?.arrival_airport
    if (!departure_airport || !arrival_airport) {
      issues.push({ code: 'custom', message: 'no flights', path: ['transfers'], input: value })
      return z.NEVER
    }
    return {
      transfers,
      info: {
        ...info,
        departure_airport,
        arrival_airport,
        departure_time: info.departure_time ?? first?.departure_time ?? '',
        duration: info.duration ?? wholeDuration(transfers),
      },
    }
  }),
)
export type BookedItinerary = z.infer<typeof BookedItinerary>

const WireFlightBooking = z.object({
  ...bookingExtras,
  domestic_fly: optionalExtra(z.boolean()),
  departure_booking: BookedItinerary,
  return_booking: z._default(z.nullable(BookedItinerary), null),
  group_tickets: z.array(GroupTicket),
  tickets: z.array(FlightTicket),
  prices: z.object({ discount: z.number(), total: z.number() }),
})

/** Returns whether all airports of the flights are in one and the same country. */
function staysWithin(directions: (BookedItinerary | null)[]): boolean {
  const flights = directions.flatMap((direction) => direction?.transfers ?? [])
  const countries = flights.flatMap(({ departure_airport: from, arrival_airport: to }) => [
    from.country_code,
    to.country_code,
  ])
  return new Set(countries).size === 1
}

/**
 * Reply to GET /api/flight/booking/{session_unique}/: the payment data before payment, the ticket after it. Optional
 * fields that a backend does not send become undefined, null, '' or 0, or are derived from others
 * (docs/decisions/0028-by-the-book.md).
 */
export const FlightBooking = z.pipe(
  WireFlightBooking,
  z.transform((booking) => ({
    ...booking,
    state: booking.state ?? stateByPnr(booking.departure_booking.info.pnr_code, booking.pay_later),
    domestic_fly: booking.domestic_fly ?? staysWithin([booking.departure_booking, booking.return_booking]),
  })),
)
export type FlightBooking = z.infer<typeof FlightBooking>
