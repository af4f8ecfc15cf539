/** Decides which seats may be sold to whom (docs/product/buses.md#seats). */
import type { SeatLayout, TakenSeat } from '#server/supply/bus/bus-supply.ts'

export type Gender = 'F' | 'M'
export type TakenMap = ReadonlyMap<number, TakenSeat['soldTo']>

/**
 * Whether a seat is free and may be sold to a traveller of this gender. If somebody in `taken` has the adjacent seat,
 * this person must have the same gender. The seats that the traveller's own party is selecting are not in `taken`.
 */
export function canSell({ pairOf }: SeatLayout, taken: TakenMap, seat: number, gender: Gender): boolean {
  if (taken.has(seat)) return false
  const beside = pairOf(seat)?.beside
  const neighbour = beside === undefined ? undefined : taken.get(beside)
  return neighbour === undefined || neighbour === 'CS' || neighbour === gender
}

interface ChosenSeat {
  seat: number
  gender: Gender
}

/** Why seats can't be sold: they do not exist in the bus, are taken, or are next to a stranger of the other gender. */
export interface SeatObstacle {
  why: 'unknown' | 'taken' | 'gender'
  /** The seats that can't be sold for the reason in `why`. */
  seats: number[]
}

/**
 * Returns why chosen seats can't be sold, and which of them; undefined if all of them can be sold. If several reasons
 * apply, returns the first in the order 'unknown', 'taken', 'gender'.
 */
export function seatObstacle(
  layout: SeatLayout,
  taken: TakenMap,
  chosen: readonly ChosenSeat[],
): SeatObstacle | undefined {
  const wrong: Record<SeatObstacle['why'], (one: ChosenSeat) => boolean> = {
    unknown: ({ seat }) => !layout.seats.includes(seat),
    taken: ({ seat }) => taken.has(seat),
    gender: ({ seat, gender }) => !canSell(layout, taken, seat, gender),
  }
  for (const why of ['unknown', 'taken', 'gender'] as const) {
    const seats = chosen.filter(wrong[why]).map(({ seat }) => seat)
    if (seats.length > 0) return { why, seats }
  }
  return undefined
}
