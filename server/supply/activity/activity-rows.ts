/** How the data files `activities-*.ts` describe locations and activities. */
import type { CategoryId, CostKey, PackageKind, Pair, ServiceKey, SupplierId } from './activity-services.ts'
import type { PlanStep } from './activity-supply.ts'

/** The subject of the picture of an activity or location (`scripts/build-activity-pictures.ts`). */
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
  /** The province. */
  city: Pair
  /** Latitude and longitude. */
  at: readonly [number, number]
  /** Popularity, 0 to 100. */
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
  /** Minutes before the start; 0 by default. */
  before?: number
}

/** The time is empty for a step whose time changes with the season. */
type StepRow = readonly [kind: PlanStep['kind'], time: string, name: Pair, note?: Pair]

export interface DayRow {
  title: Pair
  content: Pair
  museums?: readonly Pair[]
  places?: readonly Pair[]
  steps: readonly StepRow[]
}

/** Services are keys of `activity-services.ts`, separated by spaces. */
export interface PackageRow {
  kind: PackageKind
  name?: Pair
  /** Price per adult in lira; or the prices of the whole party in lira, by largest size of the party, ascending. */
  price: number | readonly (readonly [upTo: number, price: number])[]
  adds?: readonly ServiceKey[]
  /** Language codes separated by spaces; those of the activity by default. */
  languages?: string
  pickUp?: boolean
  /** The package's own limit: parties if private, rooms for two if with hotel, otherwise places. */
  own?: number
}

/** Age from which a share of the adult price is paid, in percent; the last step is 100, the price of adults. */
export type AgeSteps = readonly (readonly [from: number, percent: number])[]

export interface ActivityRow {
  id: string
  /** `at`: ID of the location. `from` and `to`: where the activity begins and ends, if elsewhere. */
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
  /** Length in minutes, or in calendar days with the time at which the last one ends. */
  takes: number | readonly [days: number, until: string]
  times: readonly string[]
  /** Times from 15 October to 31 March, if the activity follows the sun. */
  winterTimes?: readonly string[]
  /** First and last day as MM-DD, both inclusive; the season may span the new year. */
  season?: readonly [from: string, to: string]
  /** 1 is Monday, 7 is Sunday; every day by default. */
  weekdays?: string
  /** Whether the organiser may cancel a departure because of the weather. */
  weather?: true
  /** Places of a departure; null for free sale. */
  capacity: number | null
  ages: AgeSteps
  languages: string
  packages: readonly PackageRow[]
  plan: readonly DayRow[]
  /** `free`: services that are shown first. `services`: the others. */
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

/** `day`: free until 24 hours before; `hours`: until 4 hours; `early`: until 72 hours; `week`: until seven days. */
export type TermsId = 'hours' | 'day' | 'early' | 'week'
