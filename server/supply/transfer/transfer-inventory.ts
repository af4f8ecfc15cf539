/**
 * Implements the embedded inventory of transfers: real places, estimated road distances, invented vendors, simulated
 * fleets and prices (docs/decisions/0032-transfer-supply.md).
 */
import { LRUCache } from 'lru-cache'
import { minuteMilliseconds } from '#contract/milliseconds.ts'
import { todayInTurkey } from '#server/runtime/plain-days.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import { dayOnSale } from '#server/supply/sale-window.ts'
import { driverOf } from './transfer-drivers.ts'
import { readKey, type OfferName } from './transfer-keys.ts'
import { cheapestFirst } from './transfer-offer-order.ts'
import { largestParty } from './transfer-parties.ts'
import { momentOf, offerNamed, offersOf, type Asking, type Moment } from './transfer-offers.ts'
import { searchPlaces } from './transfer-place-search.ts'
import { placeByCode, placeById, placesNear, popularPlaces } from './transfer-places.ts'
import { destinationsFrom, routeBetween, servedBy, vendorsOn, type Route } from './transfer-routes.ts'
import { extrasOf } from './transfer-services.ts'
import {
  type AssignedDriver,
  driverKnownHours,
  type PickUp,
  type TransferLocation,
  type TransferOffer,
  type TransferOfferDetail,
  type TransferQuery,
} from './transfer-supply.ts'
import { isAvailable } from '#server/supply/stock.ts'
import { vehicleById } from './transfer-vehicles.ts'
import { vendorById } from './transfer-vendors.ts'

/** An inventory of transfers. Its methods are pure functions of their arguments, including the current instant. */
export interface TransferInventory {
  locations: {
    byId(id: number): TransferLocation | undefined
    byCode(code: string): TransferLocation | undefined
    search(keyword: string): TransferLocation[]
    popular(): TransferLocation[]
    near(place: { latitude: number; longitude: number }, limit: number): TransferLocation[]
    destinations(id: number, limit: number): TransferLocation[]
  }
  /** Returns the offers on sale at `now`, cheapest first. The gateway's own sales are not taken into account. */
  search(query: TransferQuery, now: Date): TransferOffer[]
  offer(key: string, now: Date): TransferOfferDetail | undefined
  moved(key: string, pickUps: readonly PickUp[], now: Date): TransferOfferDetail | undefined
  drivers(asked: { offer: string; reservation: string; ride: number }, now: Date): AssignedDriver[] | null | undefined
  lastDay(today: string): string
}

const keptWays = 3000

/**
 * Creates an inventory that reads only data files of `server/supply/data/`, gives the same results on every machine and
 * keeps no state except caches.
 */
export function createTransferInventory(): TransferInventory {
  const kept = new LRUCache<string, { route: Route | undefined }>({ max: keptWays })

  function routeOf({ from, to }: Pick<TransferQuery, 'from' | 'to'>): Route | undefined {
    const key = `${from}-${to}`
    let found = kept.get(key)
    if (!found) {
      const [start, end] = [placeById(from), placeById(to)]
      found = { route: start && end && routeBetween(start, end) }
      kept.set(key, found)
    }
    return found.route
  }

  const asking = (now: Date): Asking => ({ now: now.getTime(), today: todayInTurkey(now) })

  /**
   * Returns the pick-up times of a query, as day numbers and minutes of the day. Returns undefined if a date or time is
   * invalid, or if the return ride would begin before the outbound ride ends. The end of the outbound ride is computed
   * from the driving time without intermediate stops, even for a shuttle.
   */
  function momentsOf({ pickUp, return: back }: TransferQuery, { minutes }: Route): Moment[] | undefined {
    const out = momentOf(pickUp)
    if (!out || !back) return out && [out]
    const returned = momentOf(back)
    if (!returned) return undefined
    const between = (returned.day - out.day) * 1440 + returned.minute - out.minute
    return between >= minutes ? [out, returned] : undefined
  }

  const fits = ({ passengers, baggage }: TransferQuery): boolean =>
    Number.isInteger(passengers) &&
    passengers >= 1 &&
    passengers <= largestParty.passengers &&
    Number.isInteger(baggage) &&
    baggage >= 0 &&
    baggage <= largestParty.baggage

  function search(query: TransferQuery, now: Date): TransferOffer[] {
    const route = routeOf(query)
    const moments = route && momentsOf(query, route)
    const days = [query.pickUp, query.return].flatMap((pickUp) => (pickUp ? [pickUp.date] : []))
    if (!moments || !fits(query) || days.some((date) => dayOnSale(date, now) === undefined)) return []
    const { passengers, baggage } = query
    const found = vendorsOn(route)
      .flatMap((served) => offersOf({ served, route, moments, passengers, baggage }, asking(now)))
      .filter(({ saleEndsAt, stock }) => now.getTime() <= saleEndsAt && isAvailable(stock))
    return cheapestFirst(found)
  }

  /**
   * Returns the offer that a parsed key describes, with its extras; undefined if there is none. Unlike in a search, the
   * offer may be sold out or not on sale.
   */
  function named(name: OfferName, now: Date): TransferOfferDetail | undefined {
    const { query } = name
    const route = routeOf(query)
    const moments = route && momentsOf(query, route)
    const vendor = vendorById(name.vendor)
    if (!moments || !vendor || vendor.shared !== name.shared || !fits(query)) return undefined
    const served = servedBy(vendor, route)
    const { passengers, baggage } = query
    const offer = served && offerNamed({ served, route, moments, passengers, baggage }, name, asking(now))
    const kind = vehicleById(name.vehicle)
    if (!offer || !kind) return undefined
    const { count, rides } = offer
    return { offer, extras: extrasOf(vendor, kind, { count, rides: rides.length, passengers }) }
  }

  function offer(key: string, now: Date): TransferOfferDetail | undefined {
    const name = readKey(key)
    return name && named(name, now)
  }

  function moved(key: string, pickUps: readonly PickUp[], now: Date): TransferOfferDetail | undefined {
    const name = readKey(key)
    const [pickUp, back = null] = pickUps
    if (!name || !pickUp || pickUps.length !== (name.query.return ? 2 : 1)) return undefined
    return named({ ...name, query: { ...name.query, pickUp, return: back } }, now)
  }

  function drivers(
    asked: { offer: string; reservation: string; ride: number },
    now: Date,
  ): AssignedDriver[] | null | undefined {
    const found = offer(asked.offer, now)?.offer
    const ride = found?.rides[asked.ride]
    const moment = ride && momentOf(ride.pickUp)
    const vendor = found && vendorById(found.vendor.id)
    const route = found && routeOf(found.query)
    const served = vendor && route && servedBy(vendor, route)
    if (!moment || !served) return undefined
    if (now.getTime() < ride.pickUpAt - driverKnownHours * 60 * minuteMilliseconds) return null
    return Array.from({ length: found.count }, (_, vehicle) =>
      driverOf(asked.reservation, moment.day, vehicle, served.base),
    )
  }

  return {
    locations: {
      byId: (id) => placeById(id)?.shown,
      byCode: (code) => placeByCode(code)?.shown,
      search: searchPlaces,
      popular: popularPlaces,
      near: placesNear,
      destinations(id, limit) {
        const place = placeById(id)
        return place ? destinationsFrom(place, limit) : []
      },
    },
    search,
    offer,
    moved,
    drivers,
    lastDay: lastDayOnSale,
  }
}
