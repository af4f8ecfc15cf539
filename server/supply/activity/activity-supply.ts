/**
 * The interface between the gateway and a supply of activities. Its terms are those of OCTO (https://octo.travel), so
 * that a client of an OCTO server can implement it: a supplier has products (activities), a product has options (here
 * packages), an option has units (kinds of travellers), and an availability is a departure. The embedded inventory
 * (`embedded-activities.ts`) implements it, too.
 *
 * Amounts are integer kuruş, including VAT; days are plain dates (YYYY-MM-DD) and times HH:MM in the local time of the
 * activity; instants are milliseconds since the epoch. IDs are text of letters, digits, `-` and `_`.
 */
import type { Voucher } from '#contract/voucher.ts'
import type { Names } from '#server/supply/names.ts'
import type { ReservationName, Supply } from '#server/supply/reservations.ts'
import type { Stock, StockMarket } from '#server/supply/stock.ts'
import type { SupplyCall } from '#server/supply/supply-call.ts'

export type { Names }

/** A name with its ID, as in filters. */
export interface Named {
  id: string
  name: Names
}

export interface Coordinates {
  latitude: number
  longitude: number
}

/** The organiser. */
export interface ActivitySupplier {
  id: string
  name: string
  /** Telephone number for travellers, in international format. */
  phone: string
}

export interface ActivityLocation extends Named, Coordinates {
  /** Name of the province. */
  city: Names
  country: Names
  /** URL path of a picture in 4:3, which may be cropped to 16:9. */
  image: string
  /** Number of activities that are held, begin or end here. */
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

/** A feature for which a location is known. */
export interface LocationFeature {
  name: Names
  /** Undefined if the supply states no type. */
  type: LocationFeatureType | undefined
}

export interface LocationDetail {
  location: ActivityLocation
  /** Plain paragraphs. */
  content: Names[]
  features: LocationFeature[]
}

/** OCTO's unit types. */
export type UnitType = 'ADULT' | 'YOUTH' | 'CHILD' | 'INFANT' | 'FAMILY' | 'SENIOR' | 'STUDENT' | 'MILITARY' | 'OTHER'

/** A kind of traveller, by age in full years on the day of the activity. */
export interface ActivityUnit {
  id: string
  type: UnitType
  name: Names
  /** Youngest and oldest age, both inclusive. */
  ageFrom: number
  ageTo: number
  /** Places of a departure that one unit takes; 0 for an infant on a lap. */
  paxCount: number
  /** Minimum and maximum number of units in one reservation. */
  min: number
  max: number
  /** Whether a traveller of the unit must be accompanied by an adult. */
  accompanied: boolean
}

export interface ActivityService {
  name: Names
  /** Name of an icon, such as `guide` or `lunch` (`activity-services.ts`). */
  icon: string
}

/** A way to buy an activity: with a group, private, with a hotel. */
export interface ActivityPackage {
  id: string
  name: Names
  /** Services of this package in addition to those of the activity. */
  services: ActivityService[]
  /** ISO 639-1 codes of the languages of the guide. */
  languages: string[]
  /** `unit`: a price for each traveller. `booking`: a price for the whole party, which depends on its size. */
  pricedPer: 'unit' | 'booking'
  /** Largest party. */
  maxTravellers: number
  /** Whether travellers are picked up at their hotels; `operation` returns the details. */
  pickUp: boolean
}

/** Where a departure meets its travellers. */
export interface DepartureZone extends Named, Coordinates {
  address: string
  /** How to find the meeting point, in words. */
  directions: Names
  /** Minutes before the start at which travellers should be at the meeting point. */
  minutesBefore: number
}

/** One step of a day's plan. */
export interface PlanStep {
  kind: 'visit' | 'walk' | 'drive' | 'boat' | 'meal' | 'free' | 'activity' | 'stay'
  name: Names
  /** Time of the step on the day's first departure; null if the time changes with the season. */
  time: string | null
  note: Names | null
}

export interface DayPlan {
  /** ID of the day's contents: equal days of other activities have the same ID. */
  id: string
  /** 1 for the first day. */
  day: number
  title: Names
  museums: Names[]
  locations: Names[]
  content: Names
  steps: PlanStep[]
}

/** The data of an activity that lists show. */
export interface ActivitySummary extends Named {
  image: string
  category: Named
  location: ActivityLocation
  /** Locations where the activity begins and ends; both may be `location`. */
  departure: Named
  arrival: Named
  departureZones: Named[]
  /** Titles of the days. */
  dayPlans: Named[]
  supplier: ActivitySupplier
  shortDescription: Names
  /** Calendar days of an activity of several days; null if it ends on the day on which it begins. */
  durationDays: number | null
  /** Null if the supply states no duration, as for museum tickets. */
  durationMinutes: number | null
}

export interface CancellationRules {
  /** Minutes before the start of the departure until which cancellation is free. */
  freeMinutes: number
  /** Fee from then on, in percent of the total. */
  feePercent: number
  /** Minutes before the start from which cancellation is not possible. */
  closesMinutes: number
}

export interface ActivityDetail extends Coordinates {
  summary: ActivitySummary
  /** Plain paragraphs. */
  description: Names[]
  /** The services to point out first. */
  freeServices: ActivityService[]
  /** All services that the price covers. */
  services: ActivityService[]
  /** Costs that the price does not cover, such as costs on the spot. */
  notIncluded: Names[]
  /** Notes about what travellers should bring or know. */
  notes: Names[]
  dayPlans: DayPlan[]
  departureZones: DepartureZone[]
  /** Where the activity is held, if the supply names no departure zone. */
  venue?: DepartureZone
  units: ActivityUnit[]
  packages: ActivityPackage[]
  /** Languages of all packages. */
  languages: string[]
  /** First and last day of the season as MM-DD, both inclusive; null if the activity is offered all year. */
  season: { from: string; to: string } | null
  cancellation: CancellationRules
  /** IANA zone of all local times. */
  timeZone: string
}

/**
 * News of a confirmed reservation: the organiser's reason for cancelling it, or its vouchers: null if there are none,
 * empty if they are announced but not delivered.
 */
export type OrganiserNews = { reason: Names } | { vouchers: readonly Voucher[] | null }

/** A party: adults (of 18 years or more), and the ages of the children on the day of the activity. */
export interface ActivityParty {
  adults: number
  childAges: number[]
}

/** OCTO's statuses. `FREESALE` has no limit of capacity. */
export type DepartureStatus = 'AVAILABLE' | 'LIMITED' | 'FREESALE' | 'SOLD_OUT' | 'CLOSED'

export interface LocalTime {
  date: string
  time: string
}

/** A departure: one date and time at which an activity begins. The contract calls it an organization date. */
export interface ActivityDeparture {
  /** Unique among the departures of all activities. */
  id: string
  activity: string
  start: LocalTime
  end: LocalTime
  startsAt: number
  endsAt: number
  status: DepartureStatus
  /** Places left and in total, for all packages together; null on free sale, or if the supply does not state them. */
  vacancies: number | null
  capacity: number | null
  /** Instant from which the departure is closed for sale. */
  saleEndsAt: number
  /** Set as soon as the organiser cancels the departure; never unset. Every reservation is then refunded in full. */
  cancelled: { reason: Names } | null
}

/**
 * Cancellation is free until `freeUntil`, costs the fee after it, and is not possible from `closesAt` on; both are
 * instants.
 */
export interface ActivityCancellation {
  freeUntil: number
  feePercent: number
  closesAt: number
  /** IANA zone in which the instants are shown: the zone of the activity. */
  timeZone: string
}

/** Price of all travellers of one unit (of one age, for units below adults). */
export interface UnitPrice {
  unit: ActivityUnit
  /** Age of these children; null for adults. */
  age: number | null
  count: number
  /** Price of one traveller of this unit. */
  each: number
  total: number
  /** VAT in `total`. */
  tax: number
}

export interface ActivityPrice {
  /** Price of one adult. */
  adult: number
  /** The adults as one entry, the children as one entry per age. */
  units: UnitPrice[]
  /** The sum of the units. */
  total: number
  tax: number
}

/** The offer of a package to a party on a departure, which a traveller can select. */
export interface ActivityOffer {
  /** Identifies the offer in product IDs and is enough to find it again. */
  key: string
  summary: ActivitySummary
  departure: ActivityDeparture
  package: ActivityPackage
  party: ActivityParty
  price: ActivityPrice
  cancellation: ActivityCancellation
  /**
   * Empty on free sale, and for a supply with its own inventory: the gateway then counts nothing and refuses nothing.
   */
  stock: Stock[]
  /**
   * Units left of the scarcest stock. This gateway's sales are deducted only by a supply with its own inventory. Null
   * on free sale, or if the supply does not state the number.
   */
  left: number | null
}

/** An offer with all that a ticket shows. */
export interface ActivityOfferDetail {
  offer: ActivityOffer
  activity: ActivityDetail
}

/** Why a party cannot take part. `ages` are the children's ages that no unit of the activity includes. */
export type PartyRefusal =
  | { reason: 'age'; ages: number[]; ageFrom: number }
  | { reason: 'size'; max: number }
  | { reason: 'accompanied' }

type PackageAnswer =
  | {
      outcome: 'offered'
      departure: ActivityDeparture
      /** Packages with enough places left, cheapest first. */
      offers: ActivityOffer[]
      /** Packages for a party of this size that have too few places left. */
      soldOut: ActivityPackage[]
    }
  | { outcome: 'refused'; refusal: PartyRefusal }

/** Everything held, beginning or ending at a location, or everything of a category. */
export type ActivityScope = { location: string } | { category: string }

export interface ActivityQuery {
  scope: ActivityScope
  date: string
  party: ActivityParty
}

export interface ActivityResult {
  summary: ActivitySummary
  /**
   * The cheapest offer for the party that begins on the searched day and is not sold out; null if there is none. The
   * price of an offer is for the party; `price.adult` is for one adult.
   */
  offer: ActivityOffer | null
  /** The next days after the searched day with a bookable departure, at most three. */
  nextDates: string[]
}

export interface ActivityMatches {
  locations: ActivityLocation[]
  activities: ActivitySummary[]
}

/** The pick-up of a reservation at its hotel. */
export interface ActivityOperation {
  pickUp: LocalTime & Coordinates & { address: Names }
  vehicle: Names
  /** The supplier's notes, latest first. */
  notes: { title: Names; note: Names; createdAt: number }[]
}

export interface ActivitySupply extends Supply {
  catalogue: {
    categories(call: SupplyCall): Promise<Named[]>
    location(id: string, call: SupplyCall): Promise<LocationDetail | undefined>
    activity(id: string, call: SupplyCall): Promise<ActivityDetail | undefined>
    /** All locations, most popular first. */
    popularLocations(call: SupplyCall): Promise<ActivityLocation[]>
    popularActivities(call: SupplyCall): Promise<ActivitySummary[]>
    /** Activities of a location or a category, most popular first; undefined for an unknown one. */
    listed(scope: ActivityScope, call: SupplyCall): Promise<ActivitySummary[] | undefined>
    /** Locations and activities that match a keyword in Turkish or English, best match first, at most 10 of each. */
    search(keyword: string, call: SupplyCall): Promise<ActivityMatches>
  }
  /**
   * Results of a scope: first those with an offer on the day, cheapest first, then the others with a next date, soonest
   * first. Activities that do not take the party are left out.
   */
  search(query: ActivityQuery, market: StockMarket, call: SupplyCall): Promise<ActivityResult[]>
  /**
   * Departures of an activity between two days, both inclusive and at most 92 days apart, in order. With `most`, the
   * supply may leave out closed departures, and all after the first `most` that are not closed.
   */
  departures(
    activity: string,
    days: { from: string; to: string; most?: number },
    market: StockMarket,
    call: SupplyCall,
  ): Promise<ActivityDeparture[]>
  /**
   * For each departure in the period, by its ID: the cheapest offer that is on sale and not sold out. Absent if the
   * supply would need a call per departure.
   */
  cheapest?(
    activity: string,
    days: { from: string; to: string },
    party: ActivityParty,
    market: StockMarket,
    call: SupplyCall,
  ): Promise<ReadonlyMap<string, ActivityOffer>>
  /** A departure by its ID, even if it is past; undefined if there is none. */
  departure(id: string, market: StockMarket, call: SupplyCall): Promise<ActivityDeparture | undefined>
  /** Packages of a departure for a party; undefined for an unknown departure. */
  packages(
    departure: string,
    party: ActivityParty,
    market: StockMarket,
    call: SupplyCall,
  ): Promise<PackageAnswer | undefined>
  /**
   * The offer of a key with its price at `now`, even if it is no longer on sale; undefined for an unknown key. Prices
   * change with time, not with sales. `departure` does not deduct the gateway's sales.
   */
  offer(key: string, now: Date, call: SupplyCall): Promise<ActivityOfferDetail | undefined>
  /**
   * The pick-up of a reservation; null until 24 hours before the departure, undefined for an unknown offer or one
   * without pick-up.
   */
  operation(
    asked: { offer: string; reservation: string },
    now: Date,
    call: SupplyCall,
  ): Promise<ActivityOperation | null | undefined>
  /**
   * Only for a supply whose organisers cancel single bookings instead of departures. Returns why the organiser
   * cancelled a confirmed reservation, or otherwise its current vouchers; null if there is neither, or if this gateway
   * requested the cancellation.
   */
  organiserNews?(reservation: ReservationName, call: SupplyCall): Promise<OrganiserNews | null>
}
