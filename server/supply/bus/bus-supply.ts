/**
 * Defines the interface of a supplier of bus trips. The embedded inventory (`embedded-buses.ts`) implements it; a
 * client of a real supplier can, too. Amounts are integer kuruş, dates plain dates (YYYY-MM-DD), times HH:MM in
 * Türkiye's single time zone.
 */
import type { Names } from '#server/supply/names.ts'
import type { PlaceCatalogue } from '#server/supply/place-catalogue.ts'
import type { Supply } from '#server/supply/reservations.ts'
import type { SupplyCall } from '#server/supply/supply-call.ts'

export interface SupplyStation {
  /** A stable ID of the terminal: the province's plate code × 100 plus a number. */
  id: number
  /** The terminal's name, beginning with its city, such as 'Ankara AŞTİ' or 'Adana Otogarı'. */
  name: Names
  /**
   * The terminal's own name, such as 'AŞTİ'. If the own name begins with the city, such as 'Adana Otogarı', `nameOnly`
   * equals `name`.
   */
  nameOnly: Names
  city: Names
  /** District in which the terminal is; empty in the centre of a province and everywhere in İstanbul. */
  district: string
  latitude: number
  longitude: number
}

export type BusFeatureName = 'charging' | 'wifi' | 'tv' | 'headphones' | 'mobile'
export type SeatType = '2+1' | '2+2'

export interface BusOperator {
  id: number
  name: string
  /** Path of the company's generated logo below /bus-companies/. */
  logo: string
}

export interface TripStop {
  name: Names
  city: Names
  date: string
  time: string
  /** Minutes of the break at a stop; 0 for a short stop. */
  minutes: number
}

export interface BusTrip {
  /** Key of the trip in the database and in product IDs; URL-safe. */
  key: string
  company: BusOperator
  from: SupplyStation
  to: SupplyStation
  departureDate: string
  departureTime: string
  /** Plain date of the arrival; null if the company publishes no arrival time for the trip. */
  arrivalDate: string | null
  arrivalTime: string | null
  /**
   * Departure and arrival (`arrivesAt`) in milliseconds since the epoch. If the company publishes no arrival time for
   * the trip, the arrival is estimated.
   */
  departsAt: number
  arrivesAt: number
  /** Duration of the trip in minutes, including breaks. */
  duration: number
  hasBreak: boolean
  seatType: SeatType
  features: BusFeatureName[]
  /** Hours before departure at which online cancellation closes. */
  cancelHours: number
  /** Cancellation fee in percent of the price. */
  cancelFeePercent: number
}

/**
 * The seats of a bus. `rows` are listed from front to back, and each row's cells from the driver's side. A cell is a
 * seat number, or null for an aisle or a door. All rows have the same length.
 */
export interface SeatLayout {
  rows: (number | null)[][]
  seats: number[]
  /** Returns the number of the pair that a seat belongs to, and the adjacent seat; undefined for a single seat. */
  pairOf: (seat: number) => { pair: number; beside: number } | undefined
}

/** A seat that can't be sold: taken by a man (`M`) or a woman (`F`), or not for sale (`CS`). */
export interface TakenSeat {
  seat: number
  soldTo: 'M' | 'F' | 'CS'
}

export interface BusQuery {
  from: number
  to: number
  date: string
  /** Whether nearby terminals are searched as well, for both origin and destination. */
  alternatives: boolean
}

/**
 * A trip in search results. `seats` is the total number of seats. `unavailable` is the number of seats that other
 * sellers have sold or that are not for sale. If the supplier has its own seat inventory (`hasOwnInventory`), this
 * number includes the seats that this gateway has sold or holds.
 */
export interface BusOffer {
  trip: BusTrip
  /** Price per seat in kuruş. It depends on time, not on sales. */
  price: number
  seats: number
  unavailable: number
}

/** A trip with its seats and terms, as the seat popup and the selection need it. */
export interface BusTripOffer {
  trip: BusTrip
  price: number
  layout: SeatLayout
  stops: TripStop[]
  /**
   * Seats that count as taken: other sellers have sold them to a man (`M`) or a woman (`F`), or they are no longer for
   * sale (`CS`). If the supplier has its own seat inventory (`hasOwnInventory`), this list also contains the seats that
   * this gateway has sold or holds. Seats that were never for sale are in the list `closed` instead.
   */
  takenElsewhere: TakenSeat[]
  /** Seats that were never for sale. None of them is in the list `takenElsewhere`. */
  closed: number[]
  /** When the sale of the trip ends, in milliseconds since the epoch. */
  saleEndsAt: number
}

export interface BusSupply extends Supply {
  /**
   * Whether the supplier keeps its own seat inventory. If true, `keepsRecords` must be true, too. Such a supplier
   * reports as taken the seats that this gateway holds or has sold. It refuses to hold a seat that is taken or is next
   * to a stranger of another gender. If false, the gateway stores the reported taken seats at its first hold on a trip,
   * and ignores later reports for this trip (docs/decisions/0019).
   */
  readonly hasOwnInventory: boolean
  stations: PlaceCatalogue<SupplyStation>
  /** Returns the trips of a day that are on sale at `now`, full ones included, ordered by departure. */
  search(query: BusQuery, now: Date, call: SupplyCall): Promise<BusOffer[]>
  /**
   * Returns a trip by its key, even if the trip is not on sale. A product ID contains this key, so a trip can be found
   * by its product ID alone.
   */
  offer(key: string, now: Date, call: SupplyCall): Promise<BusTripOffer | undefined>
}
