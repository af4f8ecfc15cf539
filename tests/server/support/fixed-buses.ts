/** The embedded buses with seats and prices in the hands of a test. */
import type { BusSupply, BusTrip, TakenSeat } from '#server/supply/bus-supply.ts'
import { createEmbeddedBuses } from '#server/supply/embedded-buses.ts'

export const stations = { esenler: 3401, asti: 601, izotas: 3501, artvin: 801, bodrum: 4811, antalya: 701 }

export interface FixedBuses extends BusSupply {
  /** What others have taken on every trip; none unless set. */
  taken: TakenSeat[]
  closed: number[]
  /** Kuruş of a seat on every trip; null for the embedded supply's. */
  seatPrice: number | null
  /** Hours before departure at which cancellation ends, and what is kept, on every trip. */
  cancelHours: number
  cancelFeePercent: number
}

/** Every trip costs 500 ₺, is empty, and is cancelled free of charge up to 12 hours before. */
export function createFixedBuses(): FixedBuses {
  const embedded = createEmbeddedBuses()
  const ruled = (trip: BusTrip): BusTrip => ({
    ...trip,
    cancelHours: fixed.cancelHours,
    cancelFeePercent: fixed.cancelFeePercent,
  })
  const fixed: FixedBuses = {
    ...embedded,
    taken: [],
    closed: [],
    seatPrice: 50_000,
    cancelHours: 12,
    cancelFeePercent: 0,
    search: (query, now) => embedded.search(query, now).map(ruled),
    trip: (key) => {
      const trip = embedded.trip(key)
      return trip && ruled(trip)
    },
    price: (trip, now) => fixed.seatPrice ?? embedded.price(trip, now),
    countTaken: () => fixed.taken.length,
    takenElsewhere: () => fixed.taken,
    closedSeats: () => fixed.closed,
  }
  return fixed
}
