/** Creates a variant of the gateway's embedded bus supplier; a test sets its seats, prices and terms. */
import { createBusInventory } from '#server/supply/bus/bus-inventory.ts'
import type { BusQuery, BusSupply, BusTrip, TakenSeat } from '#server/supply/bus/bus-supply.ts'
import { busSupplyOf } from '#server/supply/bus/embedded-buses.ts'

export const stations = { esenler: 3401, asti: 601, izotas: 3501, artvin: 801, bodrum: 4811, antalya: 701 }

export interface FixedBuses extends BusSupply {
  /**
   * Seats that count as taken on every trip: other sellers have sold them (`F` or `M`), or they are not for sale
   * (`CS`). None by default.
   */
  taken: TakenSeat[]
  closed: number[]
  /**
   * Seat price in kuruş on every trip; if null, each trip has the price that the gateway's embedded supplier gives it.
   */
  seatPrice: number | null
  /** Hours before departure until which seats can be cancelled, on every trip, and the fee. */
  cancelHours: number
  cancelFeePercent: number
}

/**
 * Creates a supplier for which every trip costs 500 ₺, has only free seats, and can be cancelled without a fee up to 12
 * hours before departure.
 */
export function createFixedBuses(): FixedBuses {
  const embedded = createBusInventory()
  const ruled = (trip: BusTrip): BusTrip => ({
    ...trip,
    cancelHours: fixed.cancelHours,
    cancelFeePercent: fixed.cancelFeePercent,
  })
  const knobs = {
    taken: [] as TakenSeat[],
    closed: [] as number[],
    seatPrice: 50_000 as number | null,
    cancelHours: 12,
  }
  const inventory = {
    ...embedded,
    search: (query: BusQuery, now: Date) => embedded.search(query, now).map(ruled),
    trip: (key: string) => {
      const trip = embedded.trip(key)
      return trip && ruled(trip)
    },
    price: (trip: BusTrip, now: Date) => fixed.seatPrice ?? embedded.price(trip, now),
    countTaken: () => fixed.taken.length,
    takenElsewhere: () => fixed.taken,
    closedSeats: () => fixed.closed,
  }
  const fixed: FixedBuses = Object.assign(busSupplyOf(inventory), { ...knobs, cancelFeePercent: 0 })
  return fixed
}
