/** Converts itineraries and fares to their wire format. */
import type {
  Airline,
  AlternativePrice,
  FlightItinerary,
  FlightPoint,
  FlightTransfer,
} from '#contract/flight-results.ts'
import { cabinName } from '#server/api/flight/passenger-types.ts'
import { termsOf, wireTerms } from '#server/api/flight/terms.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { lira } from '#server/text/money.ts'
import type {
  Cabin,
  Carrier,
  Fare,
  FareFamily,
  Itinerary,
  FlightOffer,
  PricedFare,
  ScheduledFlight,
  SupplyAirport,
} from '#server/supply/flight/flight-supply.ts'

/** Returns the wire format of a carrier, with its name in `language`. */
export function wireAirline({ logo, name, code }: Carrier, language: string): Airline {
  return { logo, name: typeof name === 'string' ? name : name[messageLanguage(language)], code }
}

function point(airport: SupplyAirport, date: string, time: string, language: string): FlightPoint {
  const own = messageLanguage(language)
  return { time, date, airport: { code: airport.code, city: airport.city[own], name: airport.name[own] } }
}

/**
 * Returns the baggage allowance as text: that of checked baggage, or that of cabin baggage if the fare includes no
 * checked baggage.
 */
export function baggageText({ luggage, handLuggage }: FareFamily, language: string): string {
  if (luggage > 0) return `${luggage} kg`
  return messageLanguage(language) === 'tr' ? `${handLuggage} kg el bagajı` : `${handLuggage} kg cabin bag`
}

function wireTransfer(
  flight: ScheduledFlight,
  standby: number,
  family: FareFamily,
  cabin: Cabin,
  language: string,
): FlightTransfer {
  return {
    airline: wireAirline(flight.carrier, language),
    departure: point(flight.from, flight.departureDate, flight.departureTime, language),
    arrival: point(flight.to, flight.arrivalDate, flight.arrivalTime, language),
    information: {
      baggage: baggageText(family, language),
      flight_number: flight.number,
      duration: flight.duration,
      standby_time: standby,
      class: cabinName(cabin, messageLanguage(language)),
    },
  }
}

/** Returns the first and last flight of an itinerary. Throws if the itinerary has no flights. */
export function endsOf(itinerary: Itinerary): { first: ScheduledFlight; last: ScheduledFlight } {
  const first = itinerary.flights[0]
  const last = itinerary.flights.at(-1)
  if (!first || !last) throw new Error(`Itinerary ${itinerary.key} has no flights`)
  return { first, last }
}

/** Returns the wire format of one direction, with the baggage allowance of the fare `family`. */
export function wireItinerary(
  itinerary: Itinerary,
  family: FareFamily,
  cabin: Cabin,
  language: string,
): FlightItinerary {
  const { first, last } = endsOf(itinerary)
  return {
    airline: wireAirline(first.carrier, language),
    departure: point(first.from, first.departureDate, first.departureTime, language),
    arrival: point(last.to, last.arrivalDate, last.arrivalTime, language),
    transfers: itinerary.flights.map((flight, index) =>
      wireTransfer(flight, itinerary.layovers[index] ?? 0, family, cabin, language),
    ),
    information: {
      baggage: baggageText(family, language),
      duration: itinerary.duration,
      total_transfer_count: itinerary.flights.length - 1,
    },
  }
}

const kilograms = (kg: number) => (kg > 0 ? String(kg) : '')

function alternative({ family, total, rules }: Fare, now: Date, language: string): AlternativePrice {
  return {
    code: family.code,
    name: family.name[messageLanguage(language)],
    price: { total: lira(total) },
    features: {
      baggage_allowance: { hand_luggage: kilograms(family.handLuggage), luggage: kilograms(family.luggage) },
      seat_selection: family.seatSelection,
      ...wireTerms(termsOf(rules, now)),
    },
  }
}

/** The number of remaining seats is shown to the traveller only if it is below this limit. */
const fewSeats = 10

/**
 * Returns the price of a result: the total of the cheapest fare, and, if there are several fares, each fare with its
 * terms at `now`.
 */
export function wirePrice({ fares, seatsLeft }: Pick<FlightOffer, 'fares' | 'seatsLeft'>, now: Date, language: string) {
  return {
    total: lira(cheapest(fares).total),
    alternative_prices: fares.length > 1 ? fares.map((fare) => alternative(fare, now, language)) : [],
    seats_left: seatsLeft < fewSeats ? seatsLeft : null,
  }
}

/** Returns the first fare of an offer, which is the cheapest. The supplier returns at least one fare per offer. */
export function cheapest<One extends PricedFare>(fares: readonly One[]): One {
  const [first] = fares
  if (!first) throw new Error('An offer came without fares')
  return first
}
