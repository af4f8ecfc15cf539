/**
 * Implements the embedded inventory of bus trips: real places and roads, fictitious companies, simulated timetables,
 * seats and prices.
 */
import { LRUCache } from 'lru-cache'
import { seatLayout } from './bus-layouts.ts'
import { seatPrice } from './bus-prices.ts'
import { closedSeats, countTaken, takenElsewhere } from './bus-sales.ts'
import { nearby, popularStations, searchStations, stationById } from './bus-stations.ts'
import { stopsOf } from './bus-stops.ts'
import type { BusQuery, BusTrip, SeatLayout, SeatType, SupplyStation, TakenSeat, TripStop } from './bus-supply.ts'
import { tripsOn, type Trip } from './bus-timetable.ts'
import { minuteMilliseconds } from '#contract/milliseconds.ts'
import { dayOf, todayInTurkey } from '#server/runtime/plain-days.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import { dayOnSale } from '#server/supply/sale-window.ts'

/** Maximum number of cached lists of trips; each list is for one pair of terminals and one day. */
const keptRoutes = 1500
/** Minutes before departure at which the sale of a bus trip closes. */
const saleCloses = 30

const keyShape = /^(\d{1,2})-(\d{3,4})-(\d{3,4})-(\d{4})(\d{2})(\d{2})-(\d{4})$/
/** First and last year that the key of a trip may have. A key with another year finds no trip. */
const years = { first: '2020', last: '2099' }

/** Queries of the bus inventory. They are pure functions; those that depend on the time get it as an argument. */
export interface BusInventory {
  stations: {
    byId(id: number): SupplyStation | undefined
    search(keyword: string): SupplyStation[]
    popular(): SupplyStation[]
  }
  search(query: BusQuery, now: Date): BusTrip[]
  trip(key: string): BusTrip | undefined
  /** Returns the price of one seat on a trip at the instant `now`, in kuruş. */
  price(trip: BusTrip, now: Date): number
  layout(seatType: SeatType): SeatLayout
  /**
   * Returns the number of seats in the list that `takenElsewhere` returns for a trip. This is faster than building the
   * list.
   */
  countTaken(trip: BusTrip, now: Date): number
  takenElsewhere(trip: BusTrip, now: Date): TakenSeat[]
  closedSeats(trip: BusTrip): number[]
  stops(trip: BusTrip): TripStop[]
  /** Returns the end of the trip's sale, in milliseconds since the epoch. */
  saleEndsAt(trip: BusTrip): number
  lastDay(today: string): string
}

/**
 * Creates the embedded inventory of bus trips. It gives the same results on every machine and keeps no state except
 * caches.
 */
export function createBusInventory(): BusInventory {
  const kept = new LRUCache<string, Map<string, Trip>>({ max: keptRoutes })

  const routeOn = (fromId: number, toId: number, day: number): Map<string, Trip> => {
    const key = `${fromId}-${toId}-${day}`
    let trips = kept.get(key)
    if (!trips) {
      const from = stationById(fromId)
      const to = stationById(toId)
      trips = new Map((from && to ? tripsOn(from, to, day) : []).map((trip) => [trip.shown.key, trip]))
      kept.set(key, trips)
    }
    return trips
  }

  const find = (key: string): Trip | undefined => {
    const [, , from, to, year = '', month, date] = keyShape.exec(key) ?? []
    const day = dayOf(`${year}-${month}-${date}`)
    if (day === undefined || year < years.first || year > years.last) return undefined
    return routeOn(Number(from), Number(to), day).get(key)
  }
  const shownLately = new WeakMap<BusTrip, Trip>()
  /**
   * Returns the inventory's internal record of a trip, which has more data than the `BusTrip` that callers get. Throws
   * if the inventory has no trip with this key.
   */
  const known = (shown: BusTrip): Trip => {
    const trip = shownLately.get(shown) ?? find(shown.key)
    if (!trip) throw new Error(`${shown.key} is no trip of this supply`)
    shownLately.set(shown, trip)
    return trip
  }
  const daysLeft = ({ day }: Trip, now: Date) => day - todayInTurkey(now)
  const saleEndsAt = ({ departsAt }: BusTrip) => departsAt - saleCloses * minuteMilliseconds

  function search({ from, to, date, alternatives }: BusQuery, now: Date): BusTrip[] {
    const day = dayOnSale(date, now)
    const [one, other] = [stationById(from), stationById(to)]
    if (day === undefined || !one || !other) return []
    const [starts, ends] = alternatives ? [nearby(one), nearby(other)] : [[one], [other]]
    // A nearby terminal replaces either the origin or the destination of the search, never both.
    const routes = [
      ...starts.map((start) => [start.shown.id, to] as const),
      ...ends.filter((end) => end !== other).map((end) => [from, end.shown.id] as const),
    ]
    const trips = routes.flatMap(([start, end]) => [...routeOn(start, end, day).values()].map(({ shown }) => shown))
    return trips.filter((trip) => now.getTime() <= saleEndsAt(trip)).toSorted((a, b) => a.departsAt - b.departsAt)
  }

  return {
    stations: { byId: (id) => stationById(id)?.shown, search: searchStations, popular: popularStations },
    search,
    trip: (key) => find(key)?.shown,
    saleEndsAt,
    price(shown, now) {
      const trip = known(shown)
      return seatPrice(trip, daysLeft(trip, now))
    },
    layout: seatLayout,
    countTaken(shown, now) {
      const trip = known(shown)
      return countTaken(trip, daysLeft(trip, now))
    },
    takenElsewhere(shown, now) {
      const trip = known(shown)
      return takenElsewhere(trip, daysLeft(trip, now))
    },
    closedSeats: (shown) => closedSeats(known(shown)),
    stops: (shown) => stopsOf(known(shown)),
    lastDay: lastDayOnSale,
  }
}
