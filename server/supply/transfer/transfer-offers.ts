/** Builds a vendor's offers on a route: suitable vehicles and their number, or the next shuttle departures. */
import { minuteMilliseconds } from '#contract/milliseconds.ts'
import { clockTime, dayOf, clockMinute, plainDate } from '#server/runtime/plain-days.ts'
import { leftOf } from '#server/supply/stock.ts'
import { offerKey, type OfferName } from './transfer-keys.ts'
import { choicesFor, takenByShuttle, type Choice } from './transfer-parties.ts'
import { priceOf } from './transfer-prices.ts'
import type { Route, ServedRoute } from './transfer-routes.ts'
import { servicesOf, typeNames } from './transfer-services.ts'
import { departuresFrom, timetableOf } from './transfer-shuttles.ts'
import { fleetStock, seatStock } from './transfer-stock.ts'
import type { PickUp, TransferOffer, TransferQuery, TransferRide, TransferStock } from './transfer-supply.ts'
import { termsOf } from './transfer-terms.ts'
import type { VehicleKind } from './transfer-vehicles.ts'
import { instantOfMinute, turkishZone } from '#server/runtime/zones.ts'

/** A pick-up time as day number and minute of the day, in Turkish time. */
export interface Moment {
  day: number
  minute: number
}

/** Parses a pick-up time; undefined for an invalid date or time. */
export function momentOf({ date, time }: PickUp): Moment | undefined {
  const [day, minute] = [dayOf(date), clockMinute(time)]
  return day === undefined || minute === undefined ? undefined : { day, minute }
}

const pickUpOf = ({ day, minute }: Moment): PickUp => ({ date: plainDate(day), time: clockTime(minute) })
const instantOfMoment = ({ day, minute }: Moment): number => instantOfMinute(turkishZone, day, minute)

/** Factor by which the driving time of a shuttle is multiplied, because of its intermediate stops. */
const stopsTake = 1.2
const rideMinutes = ({ minutes }: Pick<Route, 'minutes'>, shared: boolean): number =>
  shared ? Math.ceil((minutes * stopsTake) / 5) * 5 : minutes

function rideOn(route: Route, moment: Moment, shared: boolean): TransferRide {
  const { from, to, kilometres } = route
  const took = rideMinutes(route, shared)
  const pickUpAt = instantOfMoment(moment)
  return {
    from: from.shown,
    to: to.shown,
    pickUp: pickUpOf(moment),
    pickUpAt,
    arrivesAt: pickUpAt + took * minuteMilliseconds,
    kilometres,
    minutes: took,
  }
}

const reversed = ({ from, to, ...way }: Route): Route => ({ ...way, from: to, to: from })

/** The time at which offers are built. Offers are built for a search, or one offer is built again from its key. */
export interface Asking {
  /** The current instant in milliseconds since the epoch; `today` is the day number in Türkiye. */
  now: number
  today: number
}

interface Wanted {
  served: ServedRoute
  route: Route
  /** Pick-up times, one per ride. */
  moments: readonly Moment[]
  passengers: number
  baggage: number
}

function offerOf(wanted: Wanted, { kind, count }: Choice, stock: TransferStock[], asking: Asking): TransferOffer {
  const { served, route, moments, passengers, baggage } = wanted
  const { vendor } = served
  const { shared } = vendor
  const ways = moments.map((moment, index) => ({ moment, way: index === 0 ? route : reversed(route) }))
  const rides = ways.map(({ moment, way }) => rideOn(way, moment, shared))
  const [out, back] = rides
  const query: TransferQuery = {
    from: route.from.shown.id,
    to: route.to.shown.id,
    pickUp: out?.pickUp ?? { date: '', time: '' },
    return: back?.pickUp ?? null,
    passengers,
    baggage,
  }
  const { seats, bigLuggage, luggage } = kind.shown
  const typeCode = shared ? 1 : 2
  const priced = moments.map((moment) => ({ ...moment, kilometres: route.kilometres }))
  return {
    key: offerKey({ shared, vendor: vendor.shown.id, vehicle: kind.shown.id, query }),
    query,
    vendor: vendor.shown,
    typeCode,
    type: typeNames[typeCode],
    vehicle: kind.shown,
    count,
    capacity: { seats: seats * count, bigLuggage: bigLuggage * count, luggage: luggage * count },
    rides,
    services: servicesOf(vendor, kind),
    price: priceOf({ vendor, kind, count: shared ? passengers : count }, priced, asking.now, asking.today),
    terms: termsOf(
      vendor,
      ways.map(({ way }) => way.from),
      rides,
    ),
    stock,
    left: leftOf(stock),
    saleEndsAt: (out?.pickUpAt ?? 0) - vendor.leadHours * 60 * minuteMilliseconds,
  }
}

/**
 * Returns a private offer. A round trip within one day needs its vehicles only once, so they are taken from the stock
 * once.
 */
function privateOffer(wanted: Wanted, choice: Choice, asking: Asking): TransferOffer {
  const days = [...new Set(wanted.moments.map(({ day }) => day))]
  const stock = days.map((day) =>
    fleetStock(wanted.served, choice.kind, { wanted: choice.count, day, today: asking.today }),
  )
  return offerOf(wanted, choice, stock, asking)
}

/** Returns a shuttle offer for departures at exactly the wanted times. */
function sharedOffer(wanted: Wanted, kind: VehicleKind, asking: Asking): TransferOffer {
  const { served, route, moments, passengers } = wanted
  const ends = [route.from.shown.id, route.to.shown.id] as const
  const stock = moments.map(({ day, minute }, index) => {
    const [from, to] = index === 0 ? ends : ([ends[1], ends[0]] as const)
    return seatStock(served, kind, { from, to, minute, wanted: passengers, day, today: asking.today })
  })
  return offerOf(wanted, { kind, count: 1 }, stock, asking)
}

/**
 * Whether the outbound ride of a round trip by shuttle ends before the return ride begins, or at the minute at which
 * the return ride begins.
 */
const arrivesInTime = (route: Route, out: Moment, back: Moment): boolean =>
  (back.day - out.day) * 1440 + back.minute - out.minute >= rideMinutes(route, true)

/**
 * Returns shuttle offers for the departures that `departuresFrom` finds for the requested pick-up times. On a round
 * trip, each outbound departure found is combined with one of the return departures found: the earliest one that is not
 * before the end of the outbound ride. If there is none, the outbound departure is left out.
 */
function sharedOffers(wanted: Wanted, asking: Asking): TransferOffer[] {
  const { served, route, moments } = wanted
  const timetables = [route, reversed(route)].map((way) => timetableOf(served, way))
  const [out, back] = moments.map((moment, index) => {
    const timetable = timetables[index]
    const minutes = timetable ? departuresFrom(timetable, moment.minute) : []
    return minutes.map((minute) => ({ day: moment.day, minute }))
  })
  const kind = timetables[0]?.kind
  if (!out || !kind || !takenByShuttle(kind, wanted)) return []
  return out.flatMap((moment) => {
    if (!back) return sharedOffer({ ...wanted, moments: [moment] }, kind, asking)
    const firstBack = back.find((departs) => arrivesInTime(route, moment, departs))
    return firstBack ? sharedOffer({ ...wanted, moments: [moment, firstBack] }, kind, asking) : []
  })
}

/** Returns all offers of a vendor, including those that are sold out. */
export function offersOf(wanted: Wanted, asking: Asking): TransferOffer[] {
  const { vendor } = wanted.served
  if (vendor.shared) return sharedOffers(wanted, asking)
  const choices = choicesFor(vendor.fleet, wanted.passengers, wanted.baggage)
  return choices.map((choice) => privateOffer(wanted, choice, asking))
}

/** Returns the vendor's offer for a parsed key; undefined if the vendor does not offer that vehicle or departure. */
export function offerNamed(wanted: Wanted, { vehicle }: OfferName, asking: Asking): TransferOffer | undefined {
  const { served, route, moments } = wanted
  const { vendor } = served
  if (!vendor.shared) {
    const choice = choicesFor(vendor.fleet, wanted.passengers, wanted.baggage).find(
      ({ kind }) => kind.shown.id === vehicle,
    )
    return choice && privateOffer(wanted, choice, asking)
  }
  const ways = [route, reversed(route)]
  const leaves = moments.every(({ minute }, index) => {
    const way = ways[index]
    return way && timetableOf(served, way)?.minutes.includes(minute)
  })
  const [out, back] = moments
  const returns = !out || !back || arrivesInTime(route, out, back)
  const kind = timetableOf(served, route)?.kind
  return leaves && returns && kind && kind.shown.id === vehicle && takenByShuttle(kind, wanted)
    ? sharedOffer(wanted, kind, asking)
    : undefined
}
