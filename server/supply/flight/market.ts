/**
 * Computes the free seats of flights and the prices of itineraries at one instant. Each flight is computed only once,
 * even if several itineraries contain it.
 */
import type { Way } from './connections.ts'
import { flightKey, type Flight } from './flights.ts'
import {
  type Cabin,
  type FlightQuery,
  type PaxCounts,
  type PricedFare as Fare,
  seatedPassengers,
  type TakenSeats,
} from './flight-supply.ts'
import { todayInTurkey } from '#server/runtime/plain-days.ts'
import { flightState, type FlightState } from './price-factors.ts'
import { basePrice, faresOf } from './prices.ts'
import { isOnSale } from './sale-closing.ts'

/** An itinerary on sale, with the adult's base price in kuruş. */
export interface Choice {
  way: Way
  base: number
  seatsLeft: number
}

export class Market {
  /** Day number of the date in Türkiye at the instant for which prices are computed. */
  readonly today: number
  readonly #cabin: Cabin
  readonly #now: number
  readonly #taken: TakenSeats | null
  readonly #states = new Map<Flight, FlightState>()

  /** If `taken` is null, prices and free seats ignore the gateway's own sales. */
  constructor(cabin: Cabin, now: Date, taken: TakenSeats | null) {
    this.#cabin = cabin
    this.#now = now.getTime()
    this.today = todayInTurkey(now)
    this.#taken = taken
  }

  #state(flight: Flight): FlightState {
    let state = this.#states.get(flight)
    if (!state) {
      const taken = this.#taken?.(flightKey(flight), this.#cabin) ?? 0
      state = flightState(flight, this.#cabin, this.#now, this.today, taken)
      this.#states.set(flight, state)
    }
    return state
  }

  /** Returns the adult's base price of an itinerary in kuruş. */
  base(way: Way): number {
    return basePrice(way, this.#cabin, (flight) => this.#state(flight).factor)
  }

  fares(way: Way, pax: PaxCounts, base = this.base(way)): Fare[] {
    return faresOf(way, this.#cabin, pax, base)
  }

  /**
   * Returns the number of free seats on the fullest flight of an itinerary. Returns undefined if the itinerary does not
   * match the query, is not on sale or has too few free seats.
   */
  seatsFor(way: Way, { pax, directOnly }: Pick<FlightQuery, 'pax' | 'directOnly'>): number | undefined {
    if ((directOnly && way.flights.length > 1) || !isOnSale(way, this.#now)) return undefined
    let left = Number.POSITIVE_INFINITY
    for (const flight of way.flights) left = Math.min(left, this.#state(flight).left)
    return left >= Math.max(1, seatedPassengers(pax)) ? left : undefined
  }

  /**
   * Returns an itinerary with the adult's base price in kuruş and the number of free seats on its fullest flight.
   * Returns undefined if the itinerary does not match the query, is not on sale or has too few free seats.
   */
  choice(way: Way, query: Pick<FlightQuery, 'pax' | 'directOnly'>): Choice | undefined {
    const seatsLeft = this.seatsFor(way, query)
    return seatsLeft === undefined ? undefined : { way, base: this.base(way), seatsLeft }
  }

  /**
   * Returns the itineraries that match the query, are on sale and have enough free seats, each as `choice` returns it.
   */
  choices(ways: readonly Way[], query: Pick<FlightQuery, 'pax' | 'directOnly'>): Choice[] {
    return ways.flatMap((way) => this.choice(way, query) ?? [])
  }
}
