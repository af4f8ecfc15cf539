/**
 * What the gateway asks of a supply of flights. The embedded inventory (`embedded-flights.ts`) is the first
 * implementation; a connection to a real supplier is another. Amounts are integer kuruş, days plain dates
 * (YYYY-MM-DD) and times HH:MM, local to the airport they name.
 */
import type { Reservations } from './reservations.ts'

export interface SupplyAirport {
  /** Stable number made of the code. */
  id: number
  code: string
  /** Names by language; `tr` is always there. */
  name: { tr: string; en: string }
  city: { tr: string; en: string }
  country_code: string
  latitude: number
  longitude: number
  /** IANA zone. */
  timezone: string
}

export type PaxType = 'adult' | 'child' | 'senior' | 'infant'
export type PaxCounts = Record<PaxType, number>
export type Cabin = 'economy' | 'business' | 'first'

export interface Carrier {
  code: string
  name: string
  /** Path of its generated mark under /airlines/. */
  logo: string
}

/** One scheduled flight on one day. `key` names it in the database: TK2124/2026-12-01. */
export interface ScheduledFlight {
  key: string
  carrier: Carrier
  number: string
  from: SupplyAirport
  to: SupplyAirport
  departureDate: string
  departureTime: string
  arrivalDate: string
  arrivalTime: string
  /** Minutes in the air, gate to gate. */
  duration: number
  /** Instants, milliseconds since the epoch. */
  departsAt: number
  arrivesAt: number
  /** Seats that the inventory sells in this cabin, once simulated sales elsewhere are taken off. */
  seats: Record<Cabin, number>
}

/** A way from A to B in one direction: one to three flights in order. `key` is URL-safe and unique within its search. */
export interface Itinerary {
  key: string
  flights: ScheduledFlight[]
  /** Minutes from first departure to last arrival. */
  duration: number
  /** Minutes on the ground before each flight; 0 for the first. */
  layovers: number[]
}

export interface FareFamily {
  code: string
  name: { tr: string; en: string }
  /** Kilograms; 0 for none. */
  handLuggage: number
  luggage: number
  seatSelection: boolean
}

/** Kuruş for ONE passenger of the type. */
export interface PaxPrice {
  base: number
  tax: number
  serviceFee: number
}

export interface Fare {
  family: FareFamily
  perPax: Record<PaxType, PaxPrice>
  /** Kuruş for all passengers. */
  total: number
}

/** Rules of a fare, as windows around departure; amounts are kuruş per passenger. Instants are ISO strings (UTC). */
export interface FareRules {
  change: { allowed: boolean; amount: number; from: string | null; to: string | null }[]
  cancel: { allowed: boolean; amount: number; from: string | null; to: string | null }[]
}

export interface FlightQuery {
  from: number
  to: number
  date: string
  cabin: Cabin
  pax: PaxCounts
  directOnly: boolean
}

/** Seats that this gateway has sold or holds, by `ScheduledFlight.key` and cabin; what is not in the map is 0. */
export type TakenSeats = (flightKey: string, cabin: Cabin) => number

export interface Offer {
  itinerary: Itinerary
  /** Cheapest first; the second is the recommended one. Never empty. */
  fares: Fare[]
  /** Seats left on the fullest flight. */
  seatsLeft: number
}

/** A round trip at one price; its fares cover both directions. */
export interface PackagedOffer {
  departure: Itinerary
  return: Itinerary
  fares: Fare[]
  seatsLeft: number
}

export interface FlightSupply extends Reservations {
  airports: {
    byId(id: number): SupplyAirport | undefined
    byCode(code: string): SupplyAirport | undefined
    /** Matches of a folded keyword, best first, at most 20. */
    search(keyword: string): SupplyAirport[]
    popular(): SupplyAirport[]
  }
  /** Offers in one direction with a seat for every passenger but infants, at the prices of `now`. */
  search(query: FlightQuery, now: Date, taken: TakenSeats): Offer[]
  /** Packaged round trips: departure on `query.date`, return on `returnDate`. */
  searchPackaged(query: FlightQuery, returnDate: string, now: Date, taken: TakenSeats): PackagedOffer[]
  /**
   * An itinerary by its key, so that a product id is enough to find it again; undefined if it does not exist. Its seats
   * are those on sale at `now`; without it those before anything is sold elsewhere.
   */
  itinerary(key: string, now?: Date): Itinerary | undefined
  /**
   * Prices of an itinerary, or of a packaged pair, at `now`. Prices move with time and with seats taken. It does not ask
   * whether seats are left; none for flights that this supply does not know.
   */
  fares(itineraries: Itinerary[], cabin: Cabin, pax: PaxCounts, now: Date, taken: TakenSeats): Fare[]
  rules(fare: FareFamily, itinerary: Itinerary): FareRules
  /** Keys of all flights that `search` could use for this query: what the gateway reads taken seats for. */
  flightKeys(query: FlightQuery): string[]
  /** Last day on sale, 11 months after today. */
  lastDay(today: string): string
}
