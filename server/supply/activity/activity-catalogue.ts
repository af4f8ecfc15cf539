/** Builds the locations and activities of the embedded inventory from the data files. */
import { fold } from '#contract/turkish-text.ts'
import type { ActivityRow, AgeSteps, DayRow, LocationRow, PackageRow, ZoneRow } from './activity-rows.ts'
import { categories, costOf, namesOf, type Pair, packageNames, serviceOf, suppliers } from './activity-services.ts'
import type {
  ActivityDetail,
  ActivityLocation,
  ActivityPackage,
  ActivitySummary,
  ActivityUnit,
  DayPlan,
  DepartureZone,
  LocationDetail,
  LocationFeature,
  Named,
} from './activity-supply.ts'
import { termsRules } from './activity-terms.ts'
import { featureTypeOf } from './location-features.ts'
import { aegean } from './activities-aegean.ts'
import { anatolia } from './activities-anatolia.ts'
import { antalya } from './activities-antalya.ts'
import { cappadocia } from './activities-cappadocia.ts'
import { east } from './activities-east.ts'
import { istanbul } from './activities-istanbul.ts'
import { mugla } from './activities-mugla.ts'
import { clockMinute } from '#server/runtime/plain-days.ts'
import { turkishZone } from '#server/runtime/zones.ts'

/** Largest number of travellers in one reservation. */
export const largestParty = 8

export interface SoldPackage {
  row: PackageRow
  shown: ActivityPackage
}

export interface Activity {
  row: ActivityRow
  detail: ActivityDetail
  summary: ActivitySummary
  packages: SoldPackage[]
  /** Minutes of the day at which the activity begins, in summer and in winter. */
  starts: { summer: number[]; winter: number[] }
  /** IDs of the locations where the activity is held, begins or ends. */
  places: ReadonlySet<string>
}

interface Place {
  row: LocationRow
  detail: LocationDetail
}

const regions = [istanbul, cappadocia, aegean, mugla, antalya, anatolia, east]
const activityRows = regions.flatMap(({ activities }) => activities).toSorted((a, b) => b.rank - a.rank)
const locationRows = regions.flatMap(({ locations }) => locations).toSorted((a, b) => b.rank - a.rank)
const turkey = namesOf(['Türkiye', 'Türkiye'])

/** Turns a text into an ID of letters, digits and hyphens. */
const slug = (text: string): string => fold(text).replaceAll(' ', '-')

const placesOf = ({ at, from, to }: ActivityRow): ReadonlySet<string> => new Set([at, from ?? at, to ?? at])

const featureOf = (name: Pair): LocationFeature => ({ name: namesOf(name), type: featureTypeOf(name[1]) })

function placeOf(row: LocationRow): Place {
  const [latitude, longitude] = row.at
  const location: ActivityLocation = {
    id: row.id,
    name: namesOf(row.name),
    city: namesOf(row.city),
    country: turkey,
    image: `/activities/places/${row.id}.svg`,
    latitude,
    longitude,
    activityCount: activityRows.filter((activity) => placesOf(activity).has(row.id)).length,
  }
  return { row, detail: { location, content: row.content.map(namesOf), features: row.features.map(featureOf) } }
}

const places = new Map(locationRows.map((row) => [row.id, placeOf(row)]))

function locationOf(id: string): ActivityLocation {
  const place = places.get(id)
  if (!place) throw new Error(`No location ${id}`)
  return place.detail.location
}

const namedLocation = (id: string): Named => {
  const { name } = locationOf(id)
  return { id, name }
}

function found<Value>(map: ReadonlyMap<string, Value>, id: string): Value {
  const value = map.get(id)
  if (value === undefined) throw new Error(`Nothing is called ${id}`)
  return value
}

const unitNames: Record<'ADULT' | 'CHILD' | 'INFANT', Pair> = {
  ADULT: ['Yetişkin', 'Adult'],
  CHILD: ['Çocuk', 'Child'],
  INFANT: ['Bebek', 'Infant'],
}

/**
 * Age in years below which children need no place on a departure. This applies only if their price unit is free of
 * charge and all its ages are below this age.
 */
const lapAge = 3
/**
 * Age in years. A price unit for children is of type `INFANT` if it is free of charge and all its ages are below this
 * age.
 */
const infantAge = 6

function unitsOf(ages: AgeSteps): ActivityUnit[] {
  return ages.map(([ageFrom, percent], index) => {
    const next = ages[index + 1]
    const ageTo = next ? next[0] - 1 : 100
    const type = next ? (percent === 0 && ageTo < infantAge ? 'INFANT' : 'CHILD') : 'ADULT'
    return {
      id: `${type.toLowerCase()}-${ageFrom}`,
      type,
      name: namesOf(unitNames[type]),
      ageFrom,
      ageTo,
      paxCount: percent === 0 && ageTo < lapAge ? 0 : 1,
      min: 0,
      max: largestParty,
      accompanied: type !== 'ADULT',
    }
  })
}

function packageOf(row: PackageRow, languages: string): SoldPackage {
  const { kind, price, pickUp = false } = row
  const tiers = typeof price === 'number' ? [] : price
  const shown: ActivityPackage = {
    id: kind,
    name: namesOf(row.name ?? packageNames[kind]),
    services: (row.adds ?? []).map(serviceOf),
    languages: (row.languages ?? languages).split(' '),
    pricedPer: typeof price === 'number' ? 'unit' : 'booking',
    maxTravellers: tiers.at(-1)?.[0] ?? largestParty,
    pickUp,
  }
  return { row, shown }
}

function zoneOf({ name, at, address, directions, before = 0 }: ZoneRow): DepartureZone {
  const [latitude, longitude] = at
  const names = namesOf(name)
  return {
    id: slug(names.tr),
    name: names,
    latitude,
    longitude,
    address,
    directions: namesOf(directions),
    minutesBefore: before,
  }
}

const dayPlanOf = ({ title, museums = [], places: seen = [], content, steps }: DayRow, index: number): DayPlan => ({
  id: slug(title[0]),
  day: index + 1,
  title: namesOf(title),
  museums: museums.map(namesOf),
  locations: seen.map(namesOf),
  content: namesOf(content),
  steps: steps.map(([kind, time, name, note]) => ({
    kind,
    time: time || null,
    name: namesOf(name),
    note: note ? namesOf(note) : null,
  })),
})

/** Returns the minute of the day for a time in the data files; throws for an invalid one. */
function listedMinute(time: string): number {
  const minute = clockMinute(time)
  if (minute === undefined) throw new Error(`No time ${time}`)
  return minute
}

/**
 * Returns the minutes from the start of an activity on its first day to its end on its last day. `start` is the minute
 * of the day at which the activity begins.
 */
function lengthOf(takes: ActivityRow['takes'], start: number): number {
  if (typeof takes === 'number') return takes
  const [days, until] = takes
  return (days - 1) * 1440 + listedMinute(until) - start
}

function activityOf(row: ActivityRow): Activity {
  const { at, from = at, to = at, season, languages } = row
  const summer = row.times.map(listedMinute)
  const packages = row.packages.map((one) => packageOf(one, languages))
  const departureZones = row.zones.map(zoneOf)
  const dayPlans = row.plan.map(dayPlanOf)
  const [first] = departureZones
  if (!first) throw new Error(`${row.id} has no departure zone`)
  const summary: ActivitySummary = {
    id: row.id,
    name: namesOf(row.name),
    image: `/activities/${row.id}.svg`,
    category: found(categories, row.category),
    location: locationOf(at),
    departure: namedLocation(from),
    arrival: namedLocation(to),
    departureZones: departureZones.map(({ id, name }) => ({ id, name })),
    dayPlans: dayPlans.map(({ id, title }) => ({ id, name: title })),
    supplier: found(suppliers, row.by),
    shortDescription: namesOf(row.short),
    durationDays: typeof row.takes === 'number' ? null : row.takes[0],
    durationMinutes: lengthOf(row.takes, summer[0] ?? 0),
  }
  const free = row.free.map(serviceOf)
  const detail: ActivityDetail = {
    summary,
    latitude: first.latitude,
    longitude: first.longitude,
    description: row.about.map(namesOf),
    freeServices: free,
    services: [...free, ...row.services.map(serviceOf)],
    notIncluded: row.costs.map(costOf),
    notes: (row.notes ?? []).map(namesOf),
    dayPlans,
    departureZones,
    units: unitsOf(row.ages),
    packages: packages.map(({ shown }) => shown),
    languages: [...new Set(packages.flatMap(({ shown }) => shown.languages))],
    season: season ? { from: season[0], to: season[1] } : null,
    cancellation: termsRules[row.terms].cancellation,
    timeZone: turkishZone,
  }
  const winter = row.winterTimes ? row.winterTimes.map(listedMinute) : summer
  return { row, detail, summary, packages, starts: { summer, winter }, places: placesOf(row) }
}

const activities = new Map(activityRows.map((row) => [row.id, activityOf(row)]))

/** Returns a map from IDs to activities. Its order is from the most to the least popular activity. */
export const allActivities = (): ReadonlyMap<string, Activity> => activities
/** Returns a map from IDs to locations. Its order is from the most to the least popular location. */
export const allLocations = (): ReadonlyMap<string, Place> => places
