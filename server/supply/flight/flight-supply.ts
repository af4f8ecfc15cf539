/**
 * The interface of a supply of flights. The embedded inventory (`embedded-flights.ts`) is the first implementation; a
 * connection to a real supplier is another. Amounts are integer kuruş, days plain dates (YYYY-MM-DD) and times HH:MM,
 * local to their airport.
 */
import type { Supply } from '#server/supply/reservations.ts'
import type { SupplyCall } from '#server/supply/supply-call.ts'

export interface SupplyAirport {
  /** A stable number derived from the code. */
  id: number
  code: string
  /** Names by language; `tr` is always present. */
  name: { tr: string; en: string }
  city: { tr: string; en: string }
  country_code: string
  latitude: number
  longitude: number
  /** IANA time zone. */
  timezone: string
}

/** A city with several airports, which a search covers together. Its name says so: 'İstanbul, tüm havalimanları'. */
export interface SupplyCity {
  /** A number that no airport has. */
  id: number
  /** Always empty, since the code of a city may be that of an airport (IST). */
  code: ''
  name: { tr: string; en: string }
  city: { tr: string; en: string }
  country_code: string
  /** At least two, busiest first. */
  airports: readonly SupplyAirport[]
}

/** The origin or destination of a search: an airport, or a city with all its airports. */
export type SupplyPlace = SupplyAirport | SupplyCity

export type PaxType = 'adult' | 'child' | 'senior' | 'infant'
export type PaxCounts = Record<PaxType, number>
export type Cabin = 'economy' | 'business' | 'first'

export interface Carrier {
  code: string
  name: string
  /** Path of its generated mark below /airlines/. */
  logo: string
}

/** One scheduled flight on one day. `key` identifies it in the database, for example TK2124/2026-12-01. */
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
  /** Block time in minutes. */
  duration: number
  /** Milliseconds since the epoch. */
  departsAt: number
  arrivesAt: number
  /** Seats that the supply sells in this cabin, less simulated sales of others. */
  seats: Record<Cabin, number>
}

/** An itinerary of one direction: one to three flights in order. `key` is URL-safe and unique within its search. */
export interface Itinerary {
  key: string
  flights: ScheduledFlight[]
  /** Minutes from first departure to last arrival. */
  duration: number
  /** Layover in minutes before each flight; 0 for the first. */
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

/** Prices in kuruş for ONE passenger of a type. */
export interface PaxPrice {
  base: number
  tax: number
  serviceFee: number
}

/** A fare without its rules. */
export interface PricedFare {
  family: FareFamily
  perPax: Record<PaxType, PaxPrice>
  /** Kuruş for all passengers. */
  total: number
}

export interface Fare extends PricedFare {
  /** One set of rules per itinerary of the fare. */
  rules: FareRules[]
}

/**
 * Rules of a fare, as time windows around departure; amounts are kuruş per passenger. Instants are ISO strings (UTC).
 */
export interface FareRules {
  change: { allowed: boolean; amount: number; from: string | null; to: string | null }[]
  cancel: { allowed: boolean; amount: number; from: string | null; to: string | null }[]
}

export interface FlightQuery {
  /** IDs of airports, or of cities for all of their airports. */
  from: number
  to: number
  date: string
  cabin: Cabin
  pax: PaxCounts
  directOnly: boolean
}

/** Seats that this gateway has sold or holds, by `ScheduledFlight.key` and cabin; absent entries count as 0. */
export type TakenSeats = (flightKey: string, cabin: Cabin) => number

/** The instant of a query, and the gateway's own sales on the flights that a reply may use. */
export interface FlightMarket {
  now: Date
  taken: (flightKeys: readonly string[], cabin: Cabin) => Promise<TakenSeats>
}

/** An itinerary with its fares. */
export interface Offered<F extends PricedFare = Fare> {
  itinerary: Itinerary
  /** Cheapest first, the second one is recommended. Never empty. */
  fares: F[]
  /** Free seats on the fullest flight. */
  seatsLeft: number
}
export type FlightOffer = Offered

/** A round trip at one price; its fares cover both directions. */
export interface OfferedPackage<F extends PricedFare = Fare> {
  departure: Itinerary
  return: Itinerary
  fares: F[]
  seatsLeft: number
}
export type PackagedFlightOffer = OfferedPackage

/** Keys of one itinerary, or of both itineraries of a package. */
interface FlightOfferQuery {
  keys: readonly string[]
  cabin: Cabin
  pax: PaxCounts
}

/** A request for the lowest price of a search; with a return date, of a packaged round trip. */
export interface LowestQuery {
  query: FlightQuery
  returnDate?: string
  /** Whether only fares with a checked bag count. */
  bag: boolean
}

export interface FlightSupply extends Supply {
  airports: {
    /** The airport or the city with this ID. */
    byId(id: number, call: SupplyCall): Promise<SupplyPlace | undefined>
    byCode(code: string, call: SupplyCall): Promise<SupplyAirport | undefined>
    /**
     * Airports and cities that match a keyword, best first, at most 20. Airports of one city stand together; a city
     * that can be searched as a whole stands with them.
     */
    search(keyword: string, call: SupplyCall): Promise<SupplyPlace[]>
    popular(call: SupplyCall): Promise<SupplyPlace[]>
  }
  /** Offers of one direction with a seat for every passenger except infants. */
  search(query: FlightQuery, market: FlightMarket, call: SupplyCall): Promise<FlightOffer[]>
  /** Packaged round trips: departure on `query.date`, return on `returnDate`. */
  searchPackaged(
    query: FlightQuery,
    returnDate: string,
    market: FlightMarket,
    call: SupplyCall,
  ): Promise<PackagedFlightOffer[]>
  /**
   * The lowest total of `search` or `searchPackaged` in kuruş, null if nothing is on sale. For a supply without this
   * method, the gateway requests all offers.
   */
  lowest?: (asked: LowestQuery, market: FlightMarket, call: SupplyCall) => Promise<number | null>
  /**
   * The current offer for a selection; undefined if a part of it is unknown. Prices depend on time and seats taken.
   * Does not check for free seats.
   */
  offer(
    asked: FlightOfferQuery,
    market: FlightMarket,
    call: SupplyCall,
  ): Promise<{ itineraries: Itinerary[]; fares: Fare[] } | undefined>
}
