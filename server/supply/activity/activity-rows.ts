/** Describes the format of the data files `activities-*.ts` for locations and activities. */
import type { CategoryId, CostKey, PackageKind, Pair, ServiceKey, SupplierId } from './activity-services.ts'
import type { PlanStep } from './activity-supply.ts'

/** The subject of the picture of an activity or location, drawn by `scripts/build-activity-pictures.ts`. */
export type Scene =
  | 'balloons'
  | 'bay'
  | 'bazaar'
  | 'bridge'
  | 'canyon'
  | 'castle'
  | 'chimneys'
  | 'church'
  | 'cistern'
  | 'columns'
  | 'dervish'
  | 'diving'
  | 'domes'
  | 'flames'
  | 'fort'
  | 'glider'
  | 'gulet'
  | 'hamam'
  | 'heads'
  | 'houses'
  | 'island'
  | 'lake'
  | 'lavender'
  | 'marbling'
  | 'monastery'
  | 'museum'
  | 'pillars'
  | 'plateau'
  | 'pools'
  | 'pots'
  | 'rapids'
  | 'reeds'
  | 'roses'
  | 'ruins'
  | 'ski'
  | 'sleigh'
  | 'soaring'
  | 'table'
  | 'terraces'
  | 'theatre'
  | 'tower'
  | 'town'
  | 'trail'
  | 'tulips'
  | 'vineyard'
  | 'waterfall'
  | 'windsurf'

export interface LocationRow {
  id: string
  name: Pair
  /** Name of the province in which the location is. */
  city: Pair
  /** Latitude and longitude of the location in degrees. */
  at: readonly [number, number]
  /** Popularity of the location, from 0 to 100. */
  rank: number
  scene: Scene
  /** Other words by which travellers search for the location. */
  also: string
  content: readonly Pair[]
  features: readonly Pair[]
}

export interface ZoneRow {
  name: Pair
  address: string
  at: readonly [number, number]
  directions: Pair
  /** Minutes before the start at which travellers should arrive; 0 by default. */
  before?: number
}

/** A step in the plan for one day of an activity. The time is HH:MM, or empty if it changes with the season. */
type StepRow = readonly [kind: PlanStep['kind'], time: string, name: Pair, note?: Pair]

export interface DayRow {
  title: Pair
  content: Pair
  museums?: readonly Pair[]
  places?: readonly Pair[]
  steps: readonly StepRow[]
}

/** A package of an activity. `adds` lists its services in addition to those of the activity. */
export interface PackageRow {
  kind: PackageKind
  name?: Pair
  /**
   * Price in lira. A number is the price per adult. A list contains prices for a whole party, in ascending order of
   * `upTo`: each price applies to parties of up to `upTo` travellers.
   */
  price: number | readonly (readonly [upTo: number, price: number])[]
  adds?: readonly ServiceKey[]
  /** Codes of the guide's languages separated by spaces; the activity's languages by default. */
  languages?: string
  pickUp?: boolean
  /**
   * How many units of this package can be sold per departure. A unit is a party for a private package, a double room
   * for a package with hotel, otherwise a place. Unlimited by default. The activity's `capacity` also limits the sales.
   */
  own?: number
}

/**
 * Prices by age, as percentages of the adult price. The percentage of a step applies from the age `from`, in years,
 * until the age `from` of the next step. The percentage of the last step is 100, for adults.
 */
export type AgeSteps = readonly (readonly [from: number, percent: number])[]

export interface ActivityRow {
  id: string
  /**
   * IDs of the locations where the activity is held (`at`), begins (`from`) and ends (`to`). By default, `from` and
   * `to` are the same as `at`.
   */
  at: string
  from?: string
  to?: string
  rank: number
  category: CategoryId
  scene: Scene
  by: SupplierId
  name: Pair
  also?: string
  short: Pair
  about: readonly Pair[]
  /**
   * Length of the activity: a number of minutes, or a number of calendar days and the time (HH:MM) at which the
   * activity ends on the last day.
   */
  takes: number | readonly [days: number, until: string]
  times: readonly string[]
  /**
   * Start times from 15 October to 31 March, for an activity that depends on daylight. By default, `times` apply all
   * year.
   */
  winterTimes?: readonly string[]
  /** First and last day of the season as MM-DD, both inclusive; the season may span the new year. */
  season?: readonly [from: string, to: string]
  /** Digits of the weekdays on which the activity takes place: 1 is Monday, 7 is Sunday; every day by default. */
  weekdays?: string
  /** Whether the organiser may cancel a departure because of the weather. */
  weather?: true
  /** Number of places on a departure; null for free sale, which has no limit. */
  capacity: number | null
  ages: AgeSteps
  languages: string
  packages: readonly PackageRow[]
  plan: readonly DayRow[]
  /**
   * `free` and `services` list the services that the price covers. The activity's page shows the services in `free`
   * first.
   */
  free: readonly ServiceKey[]
  services: readonly ServiceKey[]
  costs: readonly (CostKey | Pair)[]
  notes?: readonly Pair[]
  zones: readonly ZoneRow[]
  terms: TermsId
}

export interface RegionRows {
  locations: readonly LocationRow[]
  activities: readonly ActivityRow[]
}

/**
 * Kinds of cancellation terms. Cancellation is free until 4 hours (`hours`), 24 hours (`day`), 72 hours (`early`) or
 * seven days (`week`) before the start.
 */
export type TermsId = 'hours' | 'day' | 'early' | 'week'
