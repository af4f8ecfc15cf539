/**
 * What the gateway asks of a supply of bus trips. The embedded inventory (`embedded-buses.ts`) is the first
 * implementation; a connection to a real supplier is another. Amounts are integer kuruş, days plain dates (YYYY-MM-DD),
 * times HH:MM of Turkey, which has one zone.
 */
import type { Reservations } from './reservations.ts'

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

export interface BusSupply extends Reservations {
  stations: {
    byId(id: number): SupplyStation | undefined
    /** Matches of a keyword, best first, at most 20. */
    search(keyword: string): SupplyStation[]
    popular(): SupplyStation[]
  }
  /** Trips of a day that can still be sold at `now`, by departure. Those that are full are among them. */
  search(query: BusQuery, now: Date): BusTrip[]
  /** A trip by its key, so that a product id is enough to find it again. */
  trip(key: string): BusTrip | undefined
  /** Whether tickets of a trip are sold at `now`: not within half an hour of departure. */
  isOnSale(trip: BusTrip, now: Date): boolean
  /** Kuruş for a seat at `now`. Prices move with time and not with sales. */
  price(trip: BusTrip, now: Date): number
  layout(seatType: SeatType): SeatLayout
  /** How many seats are taken elsewhere at `now`: the length of `takenElsewhere`, cheaply. */
  countTaken(trip: BusTrip, now: Date): number
  /** Seats taken elsewhere at `now`. */
  takenElsewhere(trip: BusTrip, now: Date): TakenSeat[]
  /** Seats of the trip that nobody may sell although nobody sits there. */
  closedSeats(trip: BusTrip): number[]
  stops(trip: BusTrip): TripStop[]
  /** Last day on sale, a plain date. */
  lastDay(today: string): string
}
