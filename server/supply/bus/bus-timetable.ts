/** Computes the trips of a company between two terminals on a day, deterministic on every machine. */
import { companies, type CompanyProfile } from './bus-companies.ts'
import { roadKm, type Station } from './bus-stations.ts'
import type { BusTrip } from './bus-supply.ts'
import { minuteMilliseconds } from '#contract/milliseconds.ts'
import { clockTime, plainDate } from '#server/runtime/plain-days.ts'
import { weekdayOfDay } from '#contract/calendar-date.ts'
import { seasonFactor } from '#server/supply/seasons.ts'
import { hash, mix, unit } from '#server/supply/seeded.ts'
import { instantOfMinute, turkishZone } from '#server/runtime/zones.ts'

export interface Trip {
  shown: BusTrip
  profile: CompanyProfile
  fromStation: Station
  toStation: Station
  km: number
  day: number
  seed: number
}

const averageSpeed = 70
const breakMinutes = 30

/**
 * Whether a company uses a terminal in a province that it serves. A company uses every terminal of a province, but only
 * two of the four in İstanbul. A hash of the company's ID chooses these two.
 */
function usesTerminal({ shown }: CompanyProfile, { shown: station, plate }: Station): boolean {
  if (plate !== 34) return true
  const own = hash(`terminal ${shown.id}`)
  const terminal = (station.id % 100) - 1
  return terminal === own % 4 || terminal === (own + 1 + (mix(own, 1) % 3)) % 4
}

function serves(profile: CompanyProfile, from: Station, to: Station, km: number): boolean {
  const { hubs, reach, kilometres } = profile
  const [shortest, longest] = kilometres
  if (km < shortest || km > longest) return false
  if (!hubs.has(from.plate) && !hubs.has(to.plate)) return false
  if (reach && !(reach.has(from.plate) && reach.has(to.plate))) return false
  return usesTerminal(profile, from) && usesTerminal(profile, to)
}

/** Factors by which the number of departures is multiplied, from Monday to Sunday. */
const weekdayDemand = [0.95, 0.85, 0.9, 1, 1.3, 1.05, 1.25]

/**
 * Returns how many trips a company makes from one terminal to another on a day. The number depends on the company, the
 * importance of both terminals, their distance, the weekday and the season.
 */
function departures(
  profile: CompanyProfile,
  from: Station,
  to: Station,
  km: number,
  day: number,
  seed: number,
): number {
  const size = from.importance * to.importance
  const distance = km < 500 ? 1 : km < 900 ? 0.75 : 0.5
  // A company divides its İstanbul trips between two terminals, so each of these terminals gets fewer trips.
  const share = from.plate === 34 || to.plate === 34 ? 0.18 : 0.3
  const usual =
    profile.frequency * share * size * distance * (weekdayDemand[weekdayOfDay(day)] ?? 1) * seasonFactor(day)
  return Math.min(9, Math.floor(usual + unit(mix(seed, day), 1)))
}

/**
 * Returns the minute of the day of each departure, at most one per quarter of an hour. Departures after midnight belong
 * to the new day.
 */
function departureMinutes({ nights }: CompanyProfile, count: number, duration: number, seed: number): number[] {
  const nightShare = nights === 'only' ? 1 : nights === 'never' ? 0 : duration > 480 ? 0.55 : 0.2
  const minutes = new Set<number>()
  for (let slot = 0; slot < count; slot++) {
    const own = mix(seed, slot)
    // Night departures are from 20:30 to 01:30, day departures from 06:00 to 20:00.
    const minute =
      unit(own, 1) < nightShare ? (1230 + Math.floor(unit(own, 2) * 300)) % 1440 : 360 + Math.floor(unit(own, 2) * 840)
    // No bus departs at 00:00, which travellers often mistake for the evening before.
    minutes.add(Math.max(15, Math.floor(minute / 15) * 15))
  }
  return [...minutes].toSorted((a, b) => a - b)
}

function makeTrip(profile: CompanyProfile, from: Station, to: Station, km: number, day: number, minute: number): Trip {
  const { shown: company, breakEvery, features, seatType, cancelHours, cancelFeePercent } = profile
  const moving = Math.round(((km / averageSpeed) * 60) / 5) * 5
  const breaks = Math.floor((moving - 1) / breakEvery)
  const duration = moving + breaks * breakMinutes
  const date = plainDate(day)
  const time = clockTime(minute)
  const key = `${company.id}-${from.shown.id}-${to.shown.id}-${date.replaceAll('-', '')}-${time.replace(':', '')}`
  const seed = hash(key)
  const departsAt = instantOfMinute(turkishZone, day, minute)
  const arrival = minute + duration
  const says = profile.saysArrival || unit(seed, 5) < 0.5
  const shown: BusTrip = {
    key,
    company,
    from: from.shown,
    to: to.shown,
    departureDate: date,
    departureTime: time,
    arrivalDate: says ? plainDate(day + Math.floor(arrival / 1440)) : null,
    arrivalTime: says ? clockTime(arrival % 1440) : null,
    departsAt,
    arrivesAt: departsAt + duration * minuteMilliseconds,
    duration,
    hasBreak: breaks > 0,
    seatType,
    // The older buses of a company lack the last amenity in the company's list.
    features: unit(seed, 6) < 0.25 && features.length > 1 ? features.slice(0, -1) : [...features],
    cancelHours,
    cancelFeePercent,
  }
  return { shown, profile, fromStation: from, toStation: to, km, day, seed }
}

/** Returns all trips between two terminals that depart on a day, ordered by departure. */
export function tripsOn(from: Station, to: Station, day: number): Trip[] {
  if (from === to) return []
  const km = roadKm(from, to)
  return companies
    .filter((profile) => serves(profile, from, to, km))
    .flatMap((profile) => {
      const seed = hash(`${profile.shown.id} ${from.shown.id} ${to.shown.id}`)
      const count = departures(profile, from, to, km, day, seed)
      return departureMinutes(profile, count, (km / averageSpeed) * 60, seed).map((minute) =>
        makeTrip(profile, from, to, km, day, minute),
      )
    })
    .toSorted((a, b) => a.shown.departsAt - b.shown.departsAt || a.profile.shown.id - b.profile.shown.id)
}
