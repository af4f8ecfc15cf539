/**
 * What the gateway asks of a supply of transfers. The embedded inventory (`embedded-transfers.ts`) is the first
 * implementation; a connection to a real supplier is another. Amounts are integer kuruş, VAT included; days are plain
 * dates (YYYY-MM-DD), times HH:MM of Turkey, which has one zone; instants are milliseconds since the epoch.
 */
import type { Reservations } from './reservations.ts'
import type { SupplyCall } from './supply-call.ts'

export interface Names {
  tr: string
  en: string
}

/** `centre` is a city's, `district` a district's; `area` a quarter or a sight, `hotels` a resort. */
export type LocationKind = 'airport' | 'port' | 'terminal' | 'centre' | 'district' | 'area' | 'hotels'

export interface TransferLocation {
  /** Stable. Airports and bus terminals have the id that the supplies of flights and buses give them. */
  id: number
  kind: LocationKind
  name: Names
  /** The province. */
  city: Names
  /** One line: district and province. */
  address: string
  /** IATA code of an airport, else null. */
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
  /** The pick-up of the way back; null for one way. */
  return: PickUp | null
  passengers: number
  /** Pieces of baggage of the whole party. */
  baggage: number
}

/** 1: a seat in a shuttle that strangers share. 2: a ride of one's own. */
export type TransferTypeCode = 1 | 2

export interface TransferVendor {
  id: number
  name: string
}

export type VehicleClass = 'sedan' | 'executive' | 'suv' | 'minivan' | 'minibus' | 'midibus' | 'coach'

export interface TransferVehicle {
  id: number
  class: VehicleClass
  /** What its class is called. */
  type: Names
  brand: string
  model: string
  /** Path of a picture of its class, drawn from the side. */
  image: string
  /** Of one vehicle: passengers, suitcases, pieces of hand luggage. */
  seats: number
  bigLuggage: number
  luggage: number
}

/** What all vehicles of an offer take together. */
export type Capacity = Pick<TransferVehicle, 'seats' | 'bigLuggage' | 'luggage'>

export interface TransferRide {
  from: TransferLocation
  to: TransferLocation
  /** When the vehicle is there; for a shuttle, when it leaves. */
  pickUp: PickUp
  pickUpAt: number
  arrivesAt: number
  /** Driving distance and driving time in minutes. */
  kilometres: number
  minutes: number
}

export interface TransferPrice {
  /** What is paid, and the VAT in it. */
  total: number
  tax: number
  /** `total` + `discount` is the price before the campaign. */
  discount: number
  campaign: { id: number; name: Names } | null
  /**
   * How the price before the campaign is made up: a fare, and so much for each of the billed kilometres, which count
   * every ride and every vehicle (of a shuttle, every passenger).
   */
  base: number
  perKilometre: number
  billedKilometres: number
}

export interface RideTerms {
  /** Minutes that the driver waits for nothing, and from when. A shuttle waits for nobody. */
  freeWaiting: number
  waitingFrom: 'landing' | 'pickUp'
  /** Whether the driver comes when the flight really lands, if its number is given. */
  followsFlight: boolean
  /** Where driver and party meet. */
  meetingPoint: Names
}

export interface TransferTerms {
  /** For each ride. */
  rides: RideTerms[]
  cancellation: {
    /** Until this instant nothing is kept, from then on so much of the total; from `closesAt` on it is not cancelled. */
    freeUntil: number
    feePercent: number
    closesAt: number
  }
  /** What the price covers. */
  covers: Names[]
  /** Whom to call, in international form. */
  phone: string
}

/**
 * Something of which there is a number: a vendor's vehicles of a kind on a day, or the seats of a departure. The gateway
 * counts by `key` what it sells. `all - takenElsewhere` is what it may sell at most.
 */
export interface TransferStock {
  key: string
  /** The plain date that it belongs to. */
  day: string
  wanted: number
  all: number
  takenElsewhere: number
}

export interface TransferOffer {
  /** Names the offer in product ids and is enough to find it again; URL-safe. */
  key: string
  query: TransferQuery
  vendor: TransferVendor
  typeCode: TransferTypeCode
  type: Names
  vehicle: TransferVehicle
  /** How many vehicles; more than one only where no single one of the vendor takes the party. */
  count: number
  capacity: Capacity
  /** One or two. */
  rides: TransferRide[]
  services: Names[]
  price: TransferPrice
  terms: TransferTerms
  stock: TransferStock[]
  /** The least that is left of what it needs, in vehicles or seats, before what this gateway has sold of it. */
  left: number
  /** The instant after which it is no longer selected. */
  saleEndsAt: number
}

export interface TransferExtra {
  id: number
  name: Names
  /** For one piece on one ride, and on all rides of the offer. */
  pricePerRide: number
  price: number
  maxQuantity: number
  input: 'stepper' | 'checkbox'
}

/** An offer with everything that is asked of it once it is chosen. */
export interface TransferOfferDetail {
  offer: TransferOffer
  extras: TransferExtra[]
}

/** How much of a stock this gateway has sold or holds, by `TransferStock.key`; 0 for a key that it does not know. */
export type TakenStock = (key: string) => number

/** The instant of a question, and what the gateway's own database knows of the stock that an answer could use. */
export interface TransferMarket {
  now: Date
  taken: (keys: readonly string[]) => Promise<TakenStock>
}

export interface AssignedDriver {
  name: string
  phone: string
  plate: string
}

export interface TransferSupply extends Reservations {
  locations: {
    byId(id: number, call: SupplyCall): Promise<TransferLocation | undefined>
    byCode(code: string, call: SupplyCall): Promise<TransferLocation | undefined>
    /** Matches of a keyword in either language, best first, at most 20. */
    search(keyword: string, call: SupplyCall): Promise<TransferLocation[]>
    popular(call: SupplyCall): Promise<TransferLocation[]>
    /** The nearest ones to a place, nearest first, none further than 100 km. */
    near(place: { latitude: number; longitude: number }, limit: number, call: SupplyCall): Promise<TransferLocation[]>
    /** Where one can be taken to from here, best known first. */
    destinations(id: number, limit: number, call: SupplyCall): Promise<TransferLocation[]>
  }
  /** Offers that take the party and its baggage and can be sold at `now`, cheapest first; none that is sold out. */
  search(query: TransferQuery, market: TransferMarket, call: SupplyCall): Promise<TransferOffer[]>
  /**
   * What was chosen, as it is sold now, on sale or not; undefined where it is not known. Prices move with time and not
   * with sales.
   */
  offer(key: string, now: Date, call: SupplyCall): Promise<TransferOfferDetail | undefined>
  /**
   * The same offer with other pick-ups, one for each ride, on sale or not; undefined where it is not made for them. A
   * shuttle is found by the times at which it departs.
   */
  moved(key: string, pickUps: readonly PickUp[], now: Date, call: SupplyCall): Promise<TransferOfferDetail | undefined>
  /**
   * The drivers of a ride of a reservation, one for each vehicle; null until 24 hours before its pick-up, undefined where
   * the offer or the ride is not known.
   */
  drivers(
    asked: { offer: string; reservation: string; ride: number },
    now: Date,
    call: SupplyCall,
  ): Promise<AssignedDriver[] | null | undefined>
  /** Last day on sale, a plain date. */
  lastDay(today: string, call: SupplyCall): Promise<string>
}
