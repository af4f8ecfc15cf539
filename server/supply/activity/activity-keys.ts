/**
 * Builds and parses IDs of departures and keys of offers and stock. A departure is `{activity}_{YYYYMMDD}T{HHMM}`, an
 * offer `{departure}_{package}_{adults}-{child ages, ascending}`. IDs of activities and packages contain no underscore.
 */
import type { ActivityParty } from './activity-supply.ts'
import { clockTime, dayOf, clockMinute, plainDate } from '#server/runtime/plain-days.ts'

/** First and last year of departures. The ID of a departure in any other year is rejected. */
const years = { first: '2020', last: '2099' }

export interface DepartureName {
  activity: string
  /** Day number of the departure; `minute` is the minute of the day in Turkish time. */
  day: number
  minute: number
}

const stamp = (day: number, minute: number): string =>
  `${plainDate(day).replaceAll('-', '')}T${clockTime(minute).replace(':', '')}`

export const departureId = ({ activity, day, minute }: DepartureName): string => `${activity}_${stamp(day, minute)}`

/** Parses the ID of a departure; undefined for an invalid one. */
export function readDeparture(id: string): DepartureName | undefined {
  const [, activity, year = '', month, date, hour, minutes] =
    /^([a-z0-9-]+)_(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})$/.exec(id) ?? []
  const day = dayOf(`${year}-${month}-${date}`)
  const minute = clockMinute(`${hour}:${minutes}`)
  if (activity === undefined || day === undefined || minute === undefined) return undefined
  return year >= years.first && year <= years.last ? { activity, day, minute } : undefined
}

interface OfferName {
  departure: DepartureName
  package: string
  party: ActivityParty
}

/** Returns child ages in ascending order, so that every offer has exactly one key. */
export const inOrder = (ages: readonly number[]): number[] => ages.toSorted((a, b) => a - b)

export const offerKey = ({ departure, package: bought, party }: OfferName): string =>
  `${departureId(departure)}_${bought}_${[party.adults, ...inOrder(party.childAges)].join('-')}`

/** Parses the key of an offer; undefined for an invalid key. */
export function readOffer(key: string): OfferName | undefined {
  const [, id = '', bought = '', people = ''] =
    /^([a-z0-9-]+_\d{8}T\d{4})_([a-z]+)_(\d(?:-\d{1,2}){0,8})$/.exec(key) ?? []
  const departure = readDeparture(id)
  const [adults = 0, ...childAges] = people.split('-').map(Number)
  if (!departure) return undefined
  const name = { departure, package: bought, party: { adults, childAges } }
  return offerKey(name) === key ? name : undefined
}

/** Returns the stock key of the places on a departure. */
export const placesKey = (departure: DepartureName): string => `a-${departureId(departure)}`

/** Returns the stock key of a package that has its own stock on a departure. */
export const packageKey = (departure: DepartureName, bought: string): string => `o-${departureId(departure)}_${bought}`
