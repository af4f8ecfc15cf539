/**
 * Defines the interface of a supplier of flights. The embedded inventory (`embedded-flights.ts`) implements it; a
 * client of a real supplier can, too. Amounts are integer kuruş, dates plain dates (YYYY-MM-DD) and times HH:MM, local
 * to their airport.
 */
import type { PlaceCatalogue } from '#server/supply/place-catalogue.ts'
import type { Supply } from '#server/supply/reservations.ts'
import type { SupplyCall } from '#server/supply/supply-call.ts'

export interface SupplyAirport {
  /** A stable ID of the airport, a number derived from its code. */
  id: number
  code: string
  name: { tr: string; en: string }
  city: { tr: string; en: string }
  country_code: string
  latitude: number
  longitude: number
  /** The airport's IANA time zone. */
  timezone: string
}

/**
 * A city with several airports. A search for the city covers all of them, as its name says: 'İstanbul, tüm
 * havalimanları'.
 */
export interface SupplyCity {
  /** ID of the city; a number that no airport has. */
  id: number
  /**
   * The code of a city is always empty. A city may have the same IATA code as one of its airports, such as IST, so its
   * code would be ambiguous.
   */
  code: ''
  name: { tr: string; en: string }
  city: { tr: string; en: string }
  country_code: string
  /** The airports of the city: at least two, busiest first. */
  airports: readonly SupplyAirport[]
}

/** The origin or destination of a search: an airport, or a city with all its airports. */
export type SupplyPlace = SupplyAirport | SupplyCity

export type PaxType = 'adult' | 'child' | 'senior' | 'infant'
export type PaxCounts = Record<PaxType, number>

/** Returns the number of passengers who need a seat: infants travel on a lap. */
export const seatedPassengers = (pax: PaxCounts): number => pax.adult + pax.child + pax.senior
export type Cabin = 'economy' | 'business' | 'first'

export interface Carrier {
  code: string
  /** The carrier's name in each language, or one string if all languages use the same name. */
  name: string | { tr: string; en: string }
  /** Path of the carrier's generated logo below /airlines/. */
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
  /** Duration of the flight from gate to gate (block time) in minutes. */
  duration: number
  /** Departure and arrival (`arrivesAt`) in milliseconds since the epoch. */
  departsAt: number
  arrivesAt: number
  /**
   * Number of seats in each cabin that other sellers have not sold (simulated). The gateway's own sales are not
   * deducted.
   */
  seats: Record<Cabin, number>
}

/** An itinerary of one direction: one to three flights in order. `key` is URL-safe and unique within its search. */
export interface Itinerary {
  key: string
  flights: ScheduledFlight[]
  /** Minutes from first departure to last arrival. */
  duration: number
  /** Layover in minutes before each flight; 0 for the first one. */
  layovers: number[]
}

export interface FareFamily {
  code: string
  name: { tr: string; en: string }
  /** Allowances of cabin baggage and of checked baggage in kilograms; 0 for none. */
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

/** A fare without its change and cancellation rules. */
export interface PricedFare {
  family: FareFamily
  perPax: Record<PaxType, PaxPrice>
  /** Total price for all passengers in kuruş. */
  total: number
}

export interface Fare extends PricedFare {
  /** Change and cancellation rules of the fare, one set per itinerary. */
  rules: FareRules[]
}

/**
 * Change and cancellation rules of a fare, as time windows around departure; amounts are kuruş per passenger. Instants
 * are ISO strings (UTC).
 */
export interface FareRules {
  change: { allowed: boolean; amount: number; from: string | null; to: string | null }[]
  cancel: { allowed: boolean; amount: number; from: string | null; to: string | null }[]
}

export interface FlightQuery {
  /** IDs of airports or cities; the ID of a city stands for all of its airports. */
  from: number
  to: number
  date: string
  cabin: Cabin
  pax: PaxCounts
  directOnly: boolean
}

/**
 * Returns how many seats in a cabin of a flight this gateway has sold or holds; 0 if there are none. `flightKey` is a
 * `ScheduledFlight.key`.
 */
export type TakenSeats = (flightKey: string, cabin: Cabin) => number

/**
 * What a supplier needs from the gateway for a search or an offer: the current instant, and a function that reads the
 * gateway's own sales on flights.
 */
export interface FlightMarket {
  now: Date
  taken: (flightKeys: readonly string[], cabin: Cabin) => Promise<TakenSeats>
}

/** An itinerary with its fares. */
export interface Offered<F extends PricedFare = Fare> {
  itinerary: Itinerary
  /** Fares of the itinerary, cheapest first; never empty. The app recommends the second fare to travellers. */
  fares: F[]
  /** Number of free seats on the fullest flight of the itinerary. */
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

/**
 * Identifies an offer. `keys` has the key of one itinerary, or the keys of both itineraries of a round trip that has
 * one price.
 */
interface FlightOfferQuery {
  keys: readonly string[]
  cabin: Cabin
  pax: PaxCounts
}

/**
 * A request for the lowest price of a search: for packaged round trips if `returnDate` is given, otherwise for one
 * direction.
 */
export interface LowestQuery {
  query: FlightQuery
  returnDate?: string
  /** Whether only fares with a checked bag are considered. */
  bag: boolean
}

export interface FlightSupply extends Supply {
  /**
   * Finds airports, and cities with several airports. The results for a keyword list the airports of a city one after
   * the other. They also list the city itself if several of its airports match and a search can cover the whole city.
   */
  airports: PlaceCatalogue<SupplyPlace> & {
    byCode(code: string, call: SupplyCall): Promise<SupplyAirport | undefined>
  }
  /** Returns the offers of one direction. Each offer has a free seat for every passenger except infants. */
  search(query: FlightQuery, market: FlightMarket, call: SupplyCall): Promise<FlightOffer[]>
  /** Returns packaged round trips: departure on `query.date`, return on `returnDate`. */
  searchPackaged(
    query: FlightQuery,
    returnDate: string,
    market: FlightMarket,
    call: SupplyCall,
  ): Promise<PackagedFlightOffer[]>
  /**
   * Returns the lowest total price of the offers that `search` or `searchPackaged` would return, in kuruş. Fares
   * without a checked bag are left out if `asked.bag` is true. Returns null if no fare remains. If a supplier lacks
   * this method, the gateway requests all offers instead. For a domestic round trip whose return date is at least three
   * days after the departure date, the gateway adds the lowest prices of both legs. It does not check that the outbound
   * flight arrives before the return flight departs. So every domestic journey of a supplier must take less than two
   * days: it then arrives before the third day after its departure date.
   */
  lowest?: (asked: LowestQuery, market: FlightMarket, call: SupplyCall) => Promise<number | null>
  /**
   * Returns the current offer for a selection; undefined if a part of the selection is unknown. Prices depend on time
   * and on the seats taken. This method does not check whether enough seats are free.
   */
  offer(
    asked: FlightOfferQuery,
    market: FlightMarket,
    call: SupplyCall,
  ): Promise<{ itineraries: Itinerary[]; fares: Fare[] } | undefined>
}
