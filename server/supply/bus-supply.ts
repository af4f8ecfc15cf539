/**
 * What the gateway asks of a supply of bus trips. The embedded inventory (`embedded-buses.ts`) is the first
 * implementation; a connection to a real supplier is another. Amounts are integer kuruş, days plain dates (YYYY-MM-DD),
 * times HH:MM of Turkey, which has one zone.
 */
import type { Reservations } from './reservations.ts'
import type { SupplyCall } from './supply-call.ts'

interface Names {
  tr: string
  en: string
}

export interface SupplyStation {
  /** Stable: plate of the province × 100 and a number. */
  id: number
  /** With the city in front, and without it. */
  name: Names
  nameOnly: Names
  city: Names
  /** The town that the terminal is in; empty for the centre of the province. */
  district: string
  latitude: number
  longitude: number
}

export type BusFeatureName = 'charging' | 'wifi' | 'tv' | 'headphones' | 'mobile'
export type SeatType = '2+1' | '2+2'

export interface BusOperator {
  id: number
  name: string
  /** Path of its generated mark under /bus-companies/. */
  logo: string
}

export interface TripStop {
  name: Names
  city: Names
  date: string
  time: string
  /** Minutes that the bus stands there; 0 where it only lets travellers off and on. */
  minutes: number
}

export interface BusTrip {
  /** Names the trip in the database and in product ids; URL-safe. */
  key: string
  company: BusOperator
  from: SupplyStation
  to: SupplyStation
  departureDate: string
  departureTime: string
  /** Null where the company does not say when it arrives. */
  arrivalDate: string | null
  arrivalTime: string | null
  /** Instants, milliseconds since the epoch; the arrival is reckoned even where it is not said. */
  departsAt: number
  arrivesAt: number
  /** Minutes, breaks included. */
  duration: number
  hasBreak: boolean
  seatType: SeatType
  features: BusFeatureName[]
  /** Online cancellation ends so many hours before departure; so much of the price is kept. */
  cancelHours: number
  cancelFeePercent: number
}

/** Rows from the front, cells from the driver's side: seat numbers, null for an aisle or a door. Rows are equally long. */
export interface SeatLayout {
  rows: (number | null)[][]
  seats: number[]
  /** Number that a seat shares with the one beside it, and that one; undefined for a single seat. */
  pairOf: (seat: number) => { pair: number; beside: number } | undefined
}

/** A seat that this gateway can't sell: taken elsewhere by a man or a woman, or not for sale (CS). */
export interface TakenSeat {
  seat: number
  soldTo: 'M' | 'F' | 'CS'
}

export interface BusQuery {
  from: number
  to: number
  date: string
  /** Also between the other terminals near the two. */
  alternatives: boolean
}

/** A trip of a search. `seats` are all of the bus, `takenElsewhere` those that others sold or that nobody may sell. */
export interface BusOffer {
  trip: BusTrip
  /** Kuruş for a seat. Prices move with time and not with sales. */
  price: number
  seats: number
  takenElsewhere: number
}

/** A trip with everything that is asked of it once it is chosen. */
export interface BusTripOffer {
  trip: BusTrip
  price: number
  layout: SeatLayout
  stops: TripStop[]
  takenElsewhere: TakenSeat[]
  /** Seats that nobody may sell although nobody sits there. */
  closed: number[]
  /** Milliseconds since the epoch after which no seat is selected any more. */
  saleEndsAt: number
}

export interface BusSupply extends Reservations {
  stations: {
    byId(id: number, call: SupplyCall): Promise<SupplyStation | undefined>
    /** Matches of a keyword, best first, at most 20. */
    search(keyword: string, call: SupplyCall): Promise<SupplyStation[]>
    popular(call: SupplyCall): Promise<SupplyStation[]>
  }
  /** Trips of a day that can still be sold at `now`, by departure. Those that are full are among them. */
  search(query: BusQuery, now: Date, call: SupplyCall): Promise<BusOffer[]>
  /** A trip by its key, so that a product id is enough to find it again; on sale or not. */
  offer(key: string, now: Date, call: SupplyCall): Promise<BusTripOffer | undefined>
  /** Last day on sale, a plain date. */
  lastDay(today: string, call: SupplyCall): Promise<string>
}
