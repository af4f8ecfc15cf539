/**
 * What the gateway asks of a supply of flights. The embedded inventory (`embedded-flights.ts`) is the first
 * implementation; a connection to a real supplier is another. Amounts are integer kuruş, days plain dates
 * (YYYY-MM-DD) and times HH:MM, local to the airport they name.
 */
import type { Reservations } from './reservations.ts'
import type { SupplyCall } from './supply-call.ts'

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

/** A fare before its rules are looked up. */
export interface PricedFare {
  family: FareFamily
  perPax: Record<PaxType, PaxPrice>
  /** Kuruş for all passengers. */
  total: number
}

export interface Fare extends PricedFare {
  /** For each itinerary that it covers. */
  rules: FareRules[]
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

/** The instant of a question, and what the gateway's own database knows of the flights that an answer could use. */
export interface FlightMarket {
  now: Date
  taken: (flightKeys: readonly string[], cabin: Cabin) => Promise<TakenSeats>
}

/** A way in one direction with what it costs. */
export interface Offered<F extends PricedFare = Fare> {
  itinerary: Itinerary
  /** Cheapest first; the second is the recommended one. Never empty. */
  fares: F[]
  /** Seats left on the fullest flight. */
  seatsLeft: number
}
export type Offer = Offered

/** A round trip at one price; its fares cover both directions. */
export interface OfferedPackage<F extends PricedFare = Fare> {
  departure: Itinerary
  return: Itinerary
  fares: F[]
  seatsLeft: number
}
export type PackagedOffer = OfferedPackage

/** One way, or both ways of a package, to be found again by their keys. */
export interface OfferQuery {
  keys: readonly string[]
  cabin: Cabin
  pax: PaxCounts
}

export interface FlightSupply extends Reservations {
  airports: {
    byId(id: number, call: SupplyCall): Promise<SupplyAirport | undefined>
    byCode(code: string, call: SupplyCall): Promise<SupplyAirport | undefined>
    /** Matches of a folded keyword, best first, at most 20. */
    search(keyword: string, call: SupplyCall): Promise<SupplyAirport[]>
    popular(call: SupplyCall): Promise<SupplyAirport[]>
  }
  /** Offers in one direction with a seat for every passenger but infants. */
  search(query: FlightQuery, market: FlightMarket, call: SupplyCall): Promise<Offer[]>
  /** Packaged round trips: departure on `query.date`, return on `returnDate`. */
  searchPackaged(
    query: FlightQuery,
    returnDate: string,
    market: FlightMarket,
    call: SupplyCall,
  ): Promise<PackagedOffer[]>
  /**
   * What was chosen, as it is sold now; undefined where a part of it is not known any more. Prices move with time and
   * with seats taken. It does not ask whether seats are left.
   */
  offer(
    asked: OfferQuery,
    market: FlightMarket,
    call: SupplyCall,
  ): Promise<{ itineraries: Itinerary[]; fares: Fare[] } | undefined>
  /** Last day on sale. */
  lastDay(today: string, call: SupplyCall): Promise<string>
}
