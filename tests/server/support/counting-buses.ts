/**
 * Implements a bus supplier with its own seat inventory: it also sells seats elsewhere, and refuses to hold sold seats.
 */
import { BusSnapshot } from '#server/api/bus/snapshot.ts'
import { seatLayout } from '#server/supply/bus/bus-layouts.ts'
import type { BusSupply } from '#server/supply/bus/bus-supply.ts'
import { createFixedBuses } from '#tests/server/support/fixed-buses.ts'

interface SoldSeat {
  trip: string
  seat: number
  soldTo: 'F' | 'M'
  /** The gateway's key of the reservation; null for a sale elsewhere. */
  by: string | null
  /** End of the hold in milliseconds since the epoch; infinite for a sale. */
  until: number
}

export interface CountingBuses extends BusSupply {
  /** Sales and holds of all trips. Expired holds stay in the list and count as free. */
  book: SoldSeat[]
  /** Returns the sales and unexpired holds of a trip. */
  live(trip: string): SoldSeat[]
  /** Sells a seat of a trip elsewhere, unless it is taken or beside a stranger of another gender. */
  sellElsewhere(trip: string, seat: number, soldTo: 'F' | 'M'): void
  /** Makes a seat free again that was sold elsewhere. */
  giveBack(trip: string, seat: number): void
  /** Function that the supplier calls before each hold. */
  beforeHold: () => void
  /** Seats that the supplier refuses to hold, although it reports them as free. */
  refused: number[]
  /** Whether the supplier no longer knows its trips. */
  isGone: boolean
  /**
   * End of sale of every trip, in milliseconds since the epoch; if undefined, each trip has the end of sale that the
   * gateway's embedded supplier gives it.
   */
  saleEndsAt: number | undefined
}

/** Pairs of adjacent seats in the 2+2 layout, the only layout in these tests. */
const { pairOf } = seatLayout('2+2')

/** Creates a supplier for which every trip costs 500 ₺ and has only free seats. `now` is the supplier's clock. */
export function createCountingBuses(now: () => Date): CountingBuses {
  const base = createFixedBuses()
  const canSell = ({ trip, seat, soldTo, by }: Omit<SoldSeat, 'until'>) =>
    !supply
      .live(trip)
      .filter((other) => other.by === null || other.by !== by)
      .some((other) => other.seat === seat || (other.seat === pairOf(seat)?.beside && other.soldTo !== soldTo))
  const without = (key: string) => supply.book.filter(({ by }) => by !== key)

  const supply: CountingBuses = {
    ...base,
    hasOwnInventory: true,
    keepsRecords: true,
    book: [],
    beforeHold: () => undefined,
    refused: [],
    isGone: false,
    saleEndsAt: undefined,
    live: (trip) => supply.book.filter((one) => one.trip === trip && one.until > now().getTime()),
    sellElsewhere(trip, seat, soldTo) {
      const sale = { trip, seat, soldTo, by: null, until: Infinity }
      if (canSell(sale)) supply.book.push(sale)
    },
    giveBack(trip, seat) {
      supply.book = supply.book.filter((one) => one.trip !== trip || one.seat !== seat || one.by !== null)
    },
    async search(query, at, call) {
      const offers = await base.search(query, at, call)
      return offers.map((offer) => ({ ...offer, unavailable: supply.live(offer.trip.key).length }))
    },
    async offer(key, at, call) {
      const offer = supply.isGone ? undefined : await base.offer(key, at, call)
      if (!offer) return undefined
      const takenElsewhere = supply.live(key).map(({ seat, soldTo }) => ({ seat, soldTo }))
      return { ...offer, takenElsewhere, saleEndsAt: supply.saleEndsAt ?? offer.saleEndsAt }
    },
    async hold({ key, selection, until }) {
      supply.beforeHold()
      const { trip, seats } = BusSnapshot.parse(selection)
      const held = seats.map(({ seat, gender }) => ({
        trip: trip.key,
        seat,
        soldTo: gender,
        by: key,
        until: until.getTime(),
      }))
      if (held.some((one) => supply.refused.includes(one.seat) || !canSell(one))) return { outcome: 'refused' }
      supply.book = [...without(key), ...held]
      return { outcome: 'held', reference: key, until }
    },
    async confirm({ key }) {
      const held = supply.book.filter(({ by, until }) => by === key && until > now().getTime())
      for (const one of held) one.until = Infinity
      return held.length > 0 ? 'confirmed' : 'refused'
    },
    async cancel({ key }) {
      supply.book = without(key)
      return 'cancelled'
    },
    async status({ key }) {
      const one = supply.book.find(({ by }) => by === key)
      if (!one) return 'unknown'
      return one.until === Infinity ? 'confirmed' : 'held'
    },
  }
  return supply
}
