/**
 * Defines the interface between the gateway and a supplier of transfers. The embedded inventory
 * (`embedded-transfers.ts`) implements it; a client of a real supplier can, too. Amounts are integer kuruş, including
 * VAT; dates are plain dates (YYYY-MM-DD), times HH:MM in Turkish time; instants are milliseconds since the epoch,
 * except `now`, which is a `Date`.
 */
import type { Names } from '#server/supply/names.ts'
import type { PlaceCatalogue } from '#server/supply/place-catalogue.ts'
import type { Supply } from '#server/supply/reservations.ts'
import type { Stock, StockMarket } from '#server/supply/stock.ts'
import type { SupplyCall } from '#server/supply/supply-call.ts'

export type { Names }

/**
 * Kinds of places. `centre` is a city centre, `district` the centre of a district, `area` a quarter or a sight,
 * `hotels` a resort.
 */
export type LocationKind = 'airport' | 'port' | 'terminal' | 'centre' | 'district' | 'area' | 'hotels'

export interface TransferLocation {
  /** A stable ID of the place. Airports and bus terminals have the same ID at the suppliers of flights and buses. */
  id: number
  kind: LocationKind
  name: Names
  /** Name of the province in which the place is. */
  city: Names
  /**
   * Postal address in one line, in Turkish. That of an airport or terminal is its district and province. That of any
   * other place begins with its name, for example 'Kızılay, Çankaya / Ankara'. If the place is a district, a town
   * centre, or has the name of its district, the address begins with 'Merkez' (centre) instead.
   */
  address: string
  /** IATA code of an airport; null for any other place. */
  code: string | null
  latitude: number
  longitude: number
}

export interface PickUp {
  date: string
  time: string
}

export interface TransferQuery {
  from: number
  to: number
  pickUp: PickUp
  /** Pick-up time of the return ride; null for a one-way trip. */
  return: PickUp | null
  passengers: number
  /** Pieces of baggage of the whole party. */
  baggage: number
}

/** Type of transfer. 1: seats in a shared shuttle; 2: a private ride. */
export type TransferTypeCode = 1 | 2

export interface TransferVendor {
  id: number
  name: string
}

export type VehicleClass = 'sedan' | 'executive' | 'suv' | 'minivan' | 'minibus' | 'midibus' | 'coach'

export interface TransferVehicle {
  id: number
  class: VehicleClass
  /** Name of the vehicle class. */
  type: Names
  brand: string
  model: string
  /** URL path of a picture of the vehicle class, seen from the side. */
  image: string
  /** Capacity of one vehicle: number of passengers (`seats`), of suitcases and of pieces of hand luggage. */
  seats: number
  bigLuggage: number
  luggage: number
}

/** Total capacity of all vehicles in an offer. */
type Capacity = Pick<TransferVehicle, 'seats' | 'bigLuggage' | 'luggage'>

export interface TransferRide {
  from: TransferLocation
  to: TransferLocation
  /** Date and time of the vehicle's arrival at the pick-up; for a shuttle, of its departure. */
  pickUp: PickUp
  pickUpAt: number
  arrivesAt: number
  /** Driving distance in kilometres, and driving time in minutes. */
  kilometres: number
  minutes: number
}

export interface TransferPrice {
  /** Amount to pay (`total`) and the VAT included in it (`tax`). */
  total: number
  tax: number
  /** Discount of the vendor's campaign: the price before the campaign is `total` + `discount`. */
  discount: number
  campaign: { id: number; name: Names } | null
  /**
   * The price before the campaign is `base` + `perKilometre` × `billedKilometres`. `billedKilometres` is the distance
   * of all rides, multiplied by the number of vehicles (for a shuttle, of passengers).
   */
  base: number
  perKilometre: number
  billedKilometres: number
}

export interface RideTerms {
  /** Minutes of free waiting, counted from `waitingFrom`; 0 for a shuttle. */
  freeWaiting: number
  waitingFrom: 'landing' | 'pickUp'
  /** Whether the driver tracks the actual landing time of the party's flight, if the flight number is given. */
  followsFlight: boolean
  /** Where the driver meets the party. */
  meetingPoint: Names
}

export interface TransferTerms {
  /** Terms of each ride, in the order of the offer's rides. */
  rides: RideTerms[]
  cancellation: {
    /**
     * Cancellation is free before the instant `freeUntil` and not possible after the instant `closesAt`. In between, it
     * costs `feePercent` of the full price (before a coupon or money point is subtracted).
     */
    freeUntil: number
    feePercent: number
    closesAt: number
  }
  /** Costs that the price covers, as texts to show. */
  covers: Names[]
  /** The vendor's telephone number in international format. */
  phone: string
}

/** The stock of an offer: a vendor's vehicles of one kind on a day, or the seats on one departure. */
export type TransferStock = Stock

export interface TransferOffer {
  /** Key of the offer, a part of product IDs; URL-safe. The key alone is enough to find the offer again. */
  key: string
  query: TransferQuery
  vendor: TransferVendor
  typeCode: TransferTypeCode
  type: Names
  vehicle: TransferVehicle
  /**
   * Number of vehicles. It is above 1 only if no single vehicle of the vendor has room for the party and its baggage.
   */
  count: number
  capacity: Capacity
  /** The outbound ride and, on a round trip, the return ride. */
  rides: TransferRide[]
  services: Names[]
  price: TransferPrice
  terms: TransferTerms
  stock: TransferStock[]
  /**
   * Units left (vehicles or seats) of the scarcest among the offer's stocks, without deducting this gateway's sales.
   */
  left: number
  /** The last instant at which the offer can be selected. */
  saleEndsAt: number
}

export interface TransferExtra {
  id: number
  name: Names
  /** Price of one piece of the extra: `pricePerRide` on one ride, `price` on all rides of the offer. */
  pricePerRide: number
  price: number
  maxQuantity: number
  input: 'stepper' | 'checkbox'
}

/** An offer with its extras, which are loaded when the offer is selected. */
export interface TransferOfferDetail {
  offer: TransferOffer
  extras: TransferExtra[]
}

export type { TakenStock } from '#server/supply/stock.ts'
type TransferMarket = StockMarket

/**
 * Hours before the pick-up of a ride at which the gateway begins to ask for the drivers of the ride. Earlier, the
 * drivers are unknown.
 */
export const driverKnownHours = 24

export interface AssignedDriver {
  name: string
  phone: string
  plate: string
}

export interface TransferSupply extends Supply {
  locations: PlaceCatalogue<TransferLocation> & {
    byCode(code: string, call: SupplyCall): Promise<TransferLocation | undefined>
    /** Returns the places within 100 km of a coordinate, nearest first. */
    near(place: { latitude: number; longitude: number }, limit: number, call: SupplyCall): Promise<TransferLocation[]>
    /** Returns the destinations that can be reached from a place, most important first. */
    destinations(id: number, limit: number, call: SupplyCall): Promise<TransferLocation[]>
  }
  /**
   * Returns the offers on sale at `now` for the party and its baggage, cheapest first. Offers that are sold out are not
   * returned.
   */
  search(query: TransferQuery, market: TransferMarket, call: SupplyCall): Promise<TransferOffer[]>
  /**
   * Returns the offer of a key with its extras and its price at `now`, even if it is no longer on sale; undefined for
   * an unknown key. Prices change with time, not with sales.
   */
  offer(key: string, now: Date, call: SupplyCall): Promise<TransferOfferDetail | undefined>
  /**
   * Returns the offer of a key for other pick-up times: `pickUps` has one time per ride. The offer contains its extras
   * and is returned even if it is not on sale. Returns undefined if the vendor has no offer at these times. The pick-up
   * times of a shuttle must be departure times.
   */
  moved(key: string, pickUps: readonly PickUp[], now: Date, call: SupplyCall): Promise<TransferOfferDetail | undefined>
  /**
   * Returns the drivers of a reservation's ride, one per vehicle; null until `driverKnownHours` before its pick-up,
   * undefined for an unknown offer or ride.
   */
  drivers(
    asked: { offer: string; reservation: string; ride: number },
    now: Date,
    call: SupplyCall,
  ): Promise<AssignedDriver[] | null | undefined>
}
