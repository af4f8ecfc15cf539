/**
 * Defines the interface between the gateway and a supplier of activities. Its terms are those of
 * OCTO (https://octo.travel), so that a client of an OCTO server can implement it. In OCTO, a
 * supplier has products (here activities), a product has options (here packages), and an option has
 * units (here price units). An availability is a departure. The embedded inventory
 * (`embedded-activities.ts`) implements the interface, too.
 *
 * Amounts are integer kuruş, including VAT. Dates are plain dates (YYYY-MM-DD), and times are HH:MM
 * in the local time of the activity. Instants are milliseconds since the epoch. IDs consist of
 * letters, digits, `-` and `_`.
 */
import type { Voucher } from '#contract/voucher.ts'
import type { Names } from '#server/supply/names.ts'
import type { ReservationName, Supply } from '#server/supply/reservations.ts'
import type { Stock, StockMarket } from '#server/supply/stock.ts'
import type { SupplyCall } from '#server/supply/supply-call.ts'

export type { Names }

/** A name with its ID, for example an option of a filter. */
export interface Named {
  id: string
  name: Names
}

export interface Coordinates {
  latitude: number
  longitude: number
}

/** The organiser of an activity. */
export interface ActivitySupplier {
  id: string
  name: string
  /** Organiser's telephone number for travellers, in international format. */
  phone: string
}

export interface ActivityLocation extends Named, Coordinates {
  /** Name of the province in which the location is. */
  city: Names
  country: Names
  /** URL path of the location's picture. Its aspect ratio is 4:3; pages may crop it to 16:9. */
  image: string
  /** Number of activities that are held, begin or end at the location. */
  activityCount: number
}

export const locationFeatureTypes = [
  'heritage',
  'nature',
  'water',
  'taste',
  'craft',
  'active',
  'town',
  'access',
] as const
export type LocationFeatureType = (typeof locationFeatureTypes)[number]

/** A feature that a location is known for, such as a beach. */
export interface LocationFeature {
  name: Names
  /** Kind of this feature, such as 'nature'; undefined if the supplier states none. */
  type: LocationFeatureType | undefined
}

export interface LocationDetail {
  location: ActivityLocation
  /** Description of the location in paragraphs of plain text. */
  content: Names[]
  features: LocationFeature[]
}

/** The kinds of travellers that OCTO defines. */
export type UnitType = 'ADULT' | 'YOUTH' | 'CHILD' | 'INFANT' | 'FAMILY' | 'SENIOR' | 'STUDENT' | 'MILITARY' | 'OTHER'

/** A price unit: a kind of traveller with its own price, by age in full years on the day of the activity. */
export interface ActivityUnit {
  id: string
  type: UnitType
  name: Names
  /** Youngest age of the price unit; this age and the oldest one (`ageTo`) are both included. */
  ageFrom: number
  ageTo: number
  /** Number of places that one traveller of the price unit takes on a departure; 0 for an infant on a lap. */
  paxCount: number
  /** Minimum and maximum number of travellers of the price unit in one reservation. */
  min: number
  max: number
  /** Whether a traveller of the price unit must be accompanied by an adult. */
  accompanied: boolean
}

export interface ActivityService {
  name: Names
  /** Name of the service's icon, such as `guide` or `meal` (`activity-services.ts`). */
  icon: string
}

/**
 * A package of an activity: one of the forms in which it is sold, for example as a group tour, as a private tour, or
 * with a hotel.
 */
export interface ActivityPackage {
  id: string
  name: Names
  /** Services of this package in addition to those of the activity. */
  services: ActivityService[]
  /** ISO 639-1 codes of the languages that the guide speaks. */
  languages: string[]
  /**
   * How the package is priced. `unit`: a price for each traveller. `booking`: a price for the whole party, which
   * depends on its size.
   */
  pricedPer: 'unit' | 'booking'
  /** Maximum number of travellers in a party that books the package. */
  maxTravellers: number
  /** Whether travellers are picked up at their hotels; `operation` returns the details. */
  pickUp: boolean
}

/** The place where travellers meet for a departure. */
export interface DepartureZone extends Named, Coordinates {
  address: string
  /** How to find the meeting point, in words. */
  directions: Names
  /** Minutes before the start at which travellers should be at the meeting point. */
  minutesBefore: number
}

/** One step in the plan for a day of an activity. */
export interface PlanStep {
  kind: 'visit' | 'walk' | 'drive' | 'boat' | 'meal' | 'free' | 'activity' | 'stay'
  name: Names
  /**
   * Local time (HH:MM) of this step in the day's plan. If the activity has several departures a day, the time applies
   * to the first one. It is null if the time changes with the season or the supplier states no time.
   */
  time: string | null
  note: Names | null
}

export interface DayPlan {
  /**
   * ID of the title of this day of the activity. Days of different activities have the same ID if they have the same
   * title, so that travellers can filter activities by the title.
   */
  id: string
  /** Number of the day within the activity, from 1. */
  day: number
  title: Names
  museums: Names[]
  locations: Names[]
  content: Names
  steps: PlanStep[]
}

/** The part of an activity's data that is shown in lists of activities. */
export interface ActivitySummary extends Named {
  image: string
  category: Named
  location: ActivityLocation
  /**
   * `departure` is the location where the activity begins, `arrival` the location where it ends. Both may be the same
   * as `location`.
   */
  departure: Named
  arrival: Named
  departureZones: Named[]
  /** Titles of the days of the activity, even if it lasts only one day; empty if the supplier states none. */
  dayPlans: Named[]
  supplier: ActivitySupplier
  shortDescription: Names
  /** Number of days of an activity that lasts several days; null if it lasts at most 24 hours or has no duration. */
  durationDays: number | null
  /** Duration in minutes; null if the supplier states none, as for museum tickets. */
  durationMinutes: number | null
}

export interface CancellationRules {
  /** Minutes before the start of the departure until which cancellation is free. */
  freeMinutes: number
  /** Fee for a cancellation that is no longer free, in percent of the total price. */
  feePercent: number
  /** Minutes before the start of the departure until which cancellation is possible. */
  closesMinutes: number
}

export interface ActivityDetail extends Coordinates {
  summary: ActivitySummary
  /** Description of the activity in paragraphs of plain text. */
  description: Names[]
  /** Services that the activity's page shows first. */
  freeServices: ActivityService[]
  /** All services that the price covers. */
  services: ActivityService[]
  /** Costs that the price does not cover, such as entrance fees paid on site. */
  notIncluded: Names[]
  /** Notes about what travellers should bring or know. */
  notes: Names[]
  dayPlans: DayPlan[]
  departureZones: DepartureZone[]
  /** Where the activity is held. Only set if the supplier names no meeting points (`departureZones`). */
  venue?: DepartureZone
  units: ActivityUnit[]
  packages: ActivityPackage[]
  /** ISO 639-1 codes of all languages in which a package of this activity is held. */
  languages: string[]
  /** First and last day of the season as MM-DD, both inclusive; null if the activity is offered all year. */
  season: { from: string; to: string } | null
  cancellation: CancellationRules
  /** IANA time zone of all local times of the activity. */
  timeZone: string
}

/**
 * What a supplier reports about a reservation that it had confirmed: either why the reservation was cancelled
 * (`reason`), or its current vouchers. `vouchers` is null if there are none, and empty if vouchers are announced but
 * not delivered yet.
 */
export type OrganiserNews = { reason: Names } | { vouchers: readonly Voucher[] | null }

/** A party: number of adults (18 years or older), and the ages of the children on the day of the activity. */
export interface ActivityParty {
  adults: number
  childAges: number[]
}

/** OCTO's statuses of a departure. `FREESALE` has no limit of capacity. */
export type DepartureStatus = 'AVAILABLE' | 'LIMITED' | 'FREESALE' | 'SOLD_OUT' | 'CLOSED'

export interface LocalTime {
  date: string
  time: string
}

/** A departure: one date and time at which an activity begins. The API contract calls it an organization date. */
export interface ActivityDeparture {
  /** ID of the departure, unique among the departures of all activities. */
  id: string
  activity: string
  start: LocalTime
  end: LocalTime
  startsAt: number
  endsAt: number
  status: DepartureStatus
  /** Places left and in total, for all packages together; null on free sale, or if the supplier does not state them. */
  vacancies: number | null
  capacity: number | null
  /** Instant from which the departure can no longer be bought. */
  saleEndsAt: number
  /**
   * The reason why the organiser cancelled the departure; null if the departure is not cancelled. A cancellation is
   * final, and every reservation is then refunded in full.
   */
  cancelled: { reason: Names } | null
}

/**
 * Terms of cancellation: cancelling is free until `freeUntil`, then costs `feePercent` percent of the total price, and
 * is not possible after `closesAt`. `freeUntil` and `closesAt` are instants.
 */
export interface ActivityCancellation {
  freeUntil: number
  feePercent: number
  closesAt: number
  /** IANA time zone of the activity. `freeUntil` and `closesAt` are shown in this time zone. */
  timeZone: string
}

/**
 * Price of all adults, or of all children of the same age. Children of different ages have separate entries, even if
 * they share a price unit.
 */
export interface UnitPrice {
  unit: ActivityUnit
  /** Age in years that the children of this entry have; null in the entry for adults. */
  age: number | null
  count: number
  /** Price of one traveller of the price unit. */
  each: number
  total: number
  /** The VAT included in the price `total`. */
  tax: number
}

export interface ActivityPrice {
  /** Price of one adult. */
  adult: number
  /** One entry for all adults, and one entry for each age of the children. */
  units: UnitPrice[]
  /** The sum of all prices in `units`. */
  total: number
  tax: number
}

/** An offer that a traveller can select: a package on a departure, for a party. */
export interface ActivityOffer {
  /** Key of the offer, a part of product IDs. The key alone is enough to find the offer again. */
  key: string
  summary: ActivitySummary
  departure: ActivityDeparture
  package: ActivityPackage
  party: ActivityParty
  price: ActivityPrice
  cancellation: ActivityCancellation
  /**
   * Stocks from which the offer takes units; empty on free sale, and for a supplier that counts its units itself, such
   * as an OCTO server. If the list is empty, the gateway neither counts nor limits the sales of the offer.
   */
  stock: Stock[]
  /**
   * Units left of the scarcest stock; null on free sale, or if the supplier does not state the number. A supplier that
   * counts its units itself, such as an OCTO server, has already deducted what this gateway has sold. Any other
   * supplier has deducted only what others have sold.
   */
  left: number | null
}

/** An offer with all data that a ticket shows. */
export interface ActivityOfferDetail {
  offer: ActivityOffer
  activity: ActivityDetail
}

/** Reasons why a party can't take part. `ages` are the children's ages that no price unit of the activity includes. */
export type PartyRefusal =
  | { reason: 'age'; ages: number[]; ageFrom: number }
  | { reason: 'size'; max: number }
  | { reason: 'accompanied' }

type PackageAnswer =
  | {
      outcome: 'offered'
      departure: ActivityDeparture
      /** Offers of packages that have enough places left for the party, cheapest first. */
      offers: ActivityOffer[]
      /** Packages that admit the party, but can't be bought now, usually because too few places are left. */
      soldOut: ActivityPackage[]
    }
  | { outcome: 'refused'; refusal: PartyRefusal }

/** What a search covers: every activity that is held, begins or ends at a location, or every activity of a category. */
export type ActivityScope = { location: string } | { category: string }

export interface ActivityQuery {
  scope: ActivityScope
  date: string
  party: ActivityParty
}

export interface ActivityResult {
  summary: ActivitySummary
  /**
   * The cheapest offer that the party can book on the searched day; null if there is none. `price.total` is the price
   * for the whole party; `price.adult` is the price of one adult.
   */
  offer: ActivityOffer | null
  /** The next dates, after the searched date, on which the party can book a departure; at most three. */
  nextDates: string[]
}

export interface ActivityMatches {
  locations: ActivityLocation[]
  activities: ActivitySummary[]
}

/** The pick-up of a reservation's party at its hotel. */
export interface ActivityOperation {
  pickUp: LocalTime & Coordinates & { address: Names }
  vehicle: Names
  /** The organiser's notes about the pick-up, latest first. */
  notes: { title: Names; note: Names; createdAt: number }[]
}

export interface ActivitySupply extends Supply {
  catalogue: {
    categories(call: SupplyCall): Promise<Named[]>
    location(id: string, call: SupplyCall): Promise<LocationDetail | undefined>
    activity(id: string, call: SupplyCall): Promise<ActivityDetail | undefined>
    /** Returns all locations, most popular first. */
    popularLocations(call: SupplyCall): Promise<ActivityLocation[]>
    popularActivities(call: SupplyCall): Promise<ActivitySummary[]>
    /** Returns the activities of a location or a category, most popular first; undefined for an unknown one. */
    listed(scope: ActivityScope, call: SupplyCall): Promise<ActivitySummary[] | undefined>
    /**
     * Returns the locations and activities that match a keyword in Turkish or English, best match first, at most 10 of
     * each.
     */
    search(keyword: string, call: SupplyCall): Promise<ActivityMatches>
  }
  /**
   * Returns the results of a search: first activities with an offer on the searched day, cheapest first; then
   * activities that only have a departure on a later date, soonest first. Activities that do not admit the party are
   * left out.
   */
  search(query: ActivityQuery, market: StockMarket, call: SupplyCall): Promise<ActivityResult[]>
  /**
   * Returns the departures of an activity between two dates, in order. Both dates are included; they are at most 92
   * days apart. Days before today and after the last day on sale are left out. If `most` is set, the caller needs only
   * the first `most` departures that are not closed. The supplier may leave out all others.
   */
  departures(
    activity: string,
    days: { from: string; to: string; most?: number },
    market: StockMarket,
    call: SupplyCall,
  ): Promise<ActivityDeparture[]>
  /**
   * Returns the cheapest offer for a party on each departure of an activity in a period, as a map by departure ID.
   * Departures without an offer on sale are left out. A supplier that would need a separate request for each departure
   * does not implement this method.
   */
  cheapest?(
    activity: string,
    days: { from: string; to: string },
    party: ActivityParty,
    market: StockMarket,
    call: SupplyCall,
  ): Promise<ReadonlyMap<string, ActivityOffer>>
  /** Returns a departure by its ID, even if it is past; undefined if there is none. */
  departure(id: string, market: StockMarket, call: SupplyCall): Promise<ActivityDeparture | undefined>
  /**
   * Returns the offers for a party on a departure, and the packages that can't be bought now. If the party can't take
   * part, returns the reason instead. Returns undefined for an unknown departure.
   */
  packages(
    departure: string,
    party: ActivityParty,
    market: StockMarket,
    call: SupplyCall,
  ): Promise<PackageAnswer | undefined>
  /**
   * Returns the offer with the key `key` and its price at `now`, even if it is no longer on sale; undefined for an
   * unknown key. Prices change with time, not with sales. The result also has the offer's departure with its number of
   * free places. This number takes the gateway's own sales into account only if the supplier counts its units itself,
   * as an OCTO server does, because the gateway's sales are not passed to this method.
   */
  offer(key: string, now: Date, call: SupplyCall): Promise<ActivityOfferDetail | undefined>
  /**
   * Returns the pick-up of a reservation; null until 24 hours before the departure, undefined for an unknown offer or
   * an offer without pick-up.
   */
  operation(
    asked: { offer: string; reservation: string },
    now: Date,
    call: SupplyCall,
  ): Promise<ActivityOperation | null | undefined>
  /**
   * Returns the reason if a reservation was cancelled, or the current vouchers if it is confirmed or already used;
   * otherwise null. Cancellations that this gateway requested are reported, too. The caller ignores a reported
   * cancellation while the gateway's own request for cancellation is pending. Only a supplier whose organisers cancel
   * single bookings instead of whole departures has this method.
   */
  organiserNews?(reservation: ReservationName, call: SupplyCall): Promise<OrganiserNews | null>
}
