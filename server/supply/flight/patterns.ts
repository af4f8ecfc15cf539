/** Builds the timetable from weekly patterns: a pattern is one flight number on some weekdays at one local time. */
import { airportByCode } from './airports.ts'
import { carrierByCode, type Aircraft, type CarrierProfile } from './carriers.ts'
import { distanceKm } from '#server/supply/distance.ts'
import type { SupplyAirport } from './flight-supply.ts'
import { networkAbroad } from './network-abroad.ts'
import { turkishNetwork } from './network-turkey.ts'
import { hash, mix, unit } from '#server/supply/seeded.ts'

export interface Pattern {
  /** Position of this flight number among all flight numbers of the timetable, from 0. */
  index: number
  carrier: CarrierProfile
  /** Flight number with the carrier's code, for example TK2124. */
  flightNumber: string
  from: SupplyAirport
  to: SupplyAirport
  domestic: boolean
  /** Great-circle distance of the flight in kilometres. */
  distance: number
  /** Duration of the flight from gate to gate (block time) in minutes. */
  block: number
  /** Departure as minute of the local day. */
  departs: number
  /** Bit mask of the weekdays with a flight; bit 0 is Monday. */
  weekdays: number
  summerOnly: boolean
  aircraft: Aircraft
  seed: number
}

export interface Timetable {
  byNumber: Map<string, Pattern>
  /**
   * Weekly patterns of flights. The key of the outer map is the code of the departure airport, that of the inner map
   * the code of the destination.
   */
  from: Map<string, Map<string, Pattern[]>>
  /** For each airport, by its code: codes of the airports that have a flight to it. */
  to: Map<string, Set<string>>
}

/**
 * Returns the block time in minutes: the flying time at 800 km/h plus half an hour, rounded up to five minutes; at
 * least 40 minutes.
 */
const blockMinutes = (distance: number): number => Math.max(40, Math.ceil((distance / 800) * 12 + 6) * 5)

const farKm = 5000
const allWeek = 0b1111111

/**
 * Returns a bit mask of the weekdays of a flight that departs on `days` days a week. The days are spread evenly over
 * the week.
 */
function spreadWeekdays(days: number, seed: number): number {
  if (days >= 7) return allWeek
  const start = mix(seed, 1) % 7
  let mask = 0
  for (let i = 0; i < days; i++) mask |= 1 << ((start + Math.floor((i * 7) / days)) % 7)
  return mask
}

/**
 * Returns the departure time of one of a route's `count` daily flights, in minutes of the local day. The period from
 * 06:05 to 22:55 (07:00 to 23:50 on long-haul routes) is divided into `count` equal parts. The flight departs at a
 * seeded time within the part with the index `position`, rounded to five minutes.
 */
function departureMinute(position: number, count: number, far: boolean, seed: number): number {
  const [first, last] = far ? [420, 1430] : [365, 1375]
  const step = (last - first) / count
  const minute = first + step * (position + 0.15 + 0.7 * unit(seed, 2))
  return Math.min(1435, Math.round(minute / 5) * 5)
}

interface Route {
  carrier: CarrierProfile
  from: SupplyAirport
  to: SupplyAirport
  weekly: number
  summerOnly: boolean
}

function* routes(): Generator<Route> {
  for (const [carrierCode, hubs] of Object.entries({ ...turkishNetwork, ...networkAbroad })) {
    const carrier = carrierByCode(carrierCode)
    if (!carrier) throw new Error(`No carrier ${carrierCode}`)
    for (const [hubCode, groups] of Object.entries(hubs)) {
      for (const [weekly, codes] of Object.entries(groups)) {
        for (const word of codes.split(' ')) {
          const from = airportByCode(hubCode)
          const to = airportByCode(word.replace('*', ''))
          if (!from || !to) throw new Error(`No airport for ${carrierCode} ${hubCode} ${word}`)
          yield { carrier, from, to, weekly: Number(weekly), summerOnly: word.endsWith('*') }
        }
      }
    }
  }
}

/**
 * Assigns flight numbers: even for outbound flights, odd for return flights, consecutive for one route. A hash of the
 * route determines where the search for free numbers starts.
 */
class Numbers {
  readonly #taken = new Map<CarrierProfile, Uint8Array>()

  /**
   * Reserves numbers for `count` flights and their return flights: consecutive pairs, all unused. Returns the first
   * number.
   */
  block(route: Route, count: number): number {
    const { carrier, from, to } = route
    const [first, size] =
      from.country_code === to.country_code ? carrier.numbers.domestic : carrier.numbers.international
    const pairs = Math.floor(size / 2)
    const start = hash(`${carrier.code}${from.code}${to.code}`) % pairs
    for (let step = 0; step < pairs; step++) {
      const at = (start + step) % pairs
      if (at + count <= pairs && this.#free(carrier, first / 2 + at, count)) return first + at * 2
    }
    throw new Error(`${carrier.code} has no flight numbers left`)
  }

  #free(carrier: CarrierProfile, pair: number, count: number): boolean {
    let taken = this.#taken.get(carrier)
    if (!taken) this.#taken.set(carrier, (taken = new Uint8Array(5000)))
    for (let i = pair; i < pair + count; i++) if (taken[i] === 1) return false
    taken.fill(1, pair, pair + count)
    return true
  }
}

/** Builds the weekly patterns of all carriers, deterministically. */
export function buildTimetable(): Timetable {
  const timetable: Timetable = { byNumber: new Map(), from: new Map(), to: new Map() }
  const numbers = new Numbers()
  const pairs = new Set<string>()
  for (const route of routes()) {
    const [one, other] = route.from.code < route.to.code ? [route.from, route.to] : [route.to, route.from]
    const pair = `${route.carrier.code}${one.code}${other.code}`
    if (pairs.has(pair)) throw new Error(`${pair} is there twice`)
    pairs.add(pair)
    addRoute(timetable, route, numbers)
  }
  return timetable
}

function addRoute(timetable: Timetable, route: Route, numbers: Numbers): void {
  const { carrier, from, to, weekly, summerOnly } = route
  const distance = distanceKm(from, to)
  const far = distance > farKm
  const fleet = far ? carrier.fleet.far : carrier.fleet.near
  const daily = Math.ceil(weekly / 7)
  const first = numbers.block(route, daily)
  for (let position = 0; position < daily; position++) {
    const days = Math.min(7, weekly - position * 7)
    const seed = hash(`${carrier.code}${first + position * 2}`)
    const weekdays = spreadWeekdays(days, seed)
    const aircraft = fleet[mix(seed, 3) % fleet.length]
    if (!aircraft) throw new Error(`${carrier.code} has no aircraft`)
    const shared = {
      carrier,
      domestic: from.country_code === to.country_code,
      distance,
      block: blockMinutes(distance),
      weekdays,
      summerOnly,
      aircraft,
    }
    for (const back of [false, true]) {
      const own = mix(seed, back ? 5 : 4)
      const pattern: Pattern = {
        ...shared,
        index: timetable.byNumber.size,
        flightNumber: `${carrier.code}${first + position * 2 + (back ? 1 : 0)}`,
        from: back ? to : from,
        to: back ? from : to,
        departs: departureMinute(position, daily, far, own),
        seed: own,
      }
      place(timetable, pattern)
    }
  }
}

function place(timetable: Timetable, pattern: Pattern): void {
  const { from, to } = pattern
  timetable.byNumber.set(pattern.flightNumber, pattern)
  let ways = timetable.from.get(from.code)
  if (!ways) timetable.from.set(from.code, (ways = new Map()))
  const known = ways.get(to.code)
  if (known) known.push(pattern)
  else ways.set(to.code, [pattern])
  let origins = timetable.to.get(to.code)
  if (!origins) timetable.to.set(to.code, (origins = new Set()))
  origins.add(from.code)
}
