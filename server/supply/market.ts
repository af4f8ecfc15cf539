/** Free seats and prices at one instant; each flight is computed once. */
import type { Way } from './connections.ts'
import { flightKey, type Flight } from './flights.ts'
import type { Cabin, PricedFare as Fare, FlightQuery, PaxCounts, TakenSeats } from './flight-supply.ts'
import { todayInTurkey } from './plain-days.ts'
import { appeal, flightState, type FlightState } from './price-factors.ts'
import { basePrice, faresOf } from './prices.ts'
import { isOnSale } from './sale-window.ts'

/** Passengers who need a seat: all except infants. */
export const seatedCount = (pax: PaxCounts): number => pax.adult + pax.child + pax.senior

/** An itinerary on sale, with the adult's base price in kuruş. */
export interface Choice {
  way: Way
  base: number
  /** The base price without factors of time and sales, so that choices made by it are stable. */
  usual: number
  seatsLeft: number
}

export class Market {
  /** Turkey's day number at the instant. */
  readonly today: number
  readonly #cabin: Cabin
  readonly #now: number
  readonly #taken: TakenSeats
  readonly #states = new Map<Flight, FlightState>()

  constructor(cabin: Cabin, now: Date, taken: TakenSeats) {
    this.#cabin = cabin
    this.#now = now.getTime()
    this.today = todayInTurkey(now)
    this.#taken = taken
  }

  #state(flight: Flight): FlightState {
    let state = this.#states.get(flight)
    if (!state) {
      state = flightState(flight, this.#cabin, this.#now, this.today, this.#taken(flightKey(flight), this.#cabin))
      this.#states.set(flight, state)
    }
    return state
  }

  /** The adult's base price of an itinerary in kuruş. */
  base(way: Way): number {
    return basePrice(way, this.#cabin, (flight) => this.#state(flight).factor)
  }

  fares(way: Way, pax: PaxCounts, base = this.base(way)): Fare[] {
    return faresOf(way, this.#cabin, pax, base)
  }

  /** Itineraries with enough seats whose sale is open. */
  choices(ways: readonly Way[], { pax, directOnly }: Pick<FlightQuery, 'pax' | 'directOnly'>): Choice[] {
    const needed = Math.max(1, seatedCount(pax))
    const found: Choice[] = []
    for (const way of ways) {
      if ((directOnly && way.flights.length > 1) || !isOnSale(way, this.#now)) continue
      let seatsLeft = Number.POSITIVE_INFINITY
      for (const flight of way.flights) seatsLeft = Math.min(seatsLeft, this.#state(flight).left)
      if (seatsLeft >= needed)
        found.push({ way, base: this.base(way), usual: basePrice(way, this.#cabin, appeal), seatsLeft })
    }
    return found
  }
}
