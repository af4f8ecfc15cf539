/** Which seat can be sold to whom (domain-rules, Buses). */
import type { SeatLayout, TakenSeat } from '#server/supply/bus-supply.ts'

export type Gender = 'F' | 'M'
export type TakenMap = ReadonlyMap<number, TakenSeat['soldTo']>

/**
 * Whether a free seat can be sold to a traveller of this gender: not beside a stranger of the other one. Seats of one
 * party are chosen among free ones, so everybody in `taken` is a stranger.
 */
export function canSell({ pairOf }: SeatLayout, taken: TakenMap, seat: number, gender: Gender): boolean {
  if (taken.has(seat)) return false
  const beside = pairOf(seat)?.beside
  const neighbour = beside === undefined ? undefined : taken.get(beside)
  return neighbour === undefined || neighbour === 'CS' || neighbour === gender
}

export interface ChosenSeat {
  seat: number
  gender: Gender
}

/** The first thing that is wrong with a choice of seats: 'unknown' to the bus, 'taken', or beside a stranger of the other gender. */
export function seatObstacle(
  layout: SeatLayout,
  taken: TakenMap,
  chosen: readonly ChosenSeat[],
): 'unknown' | 'taken' | 'gender' | undefined {
  if (chosen.some(({ seat }) => !layout.seats.includes(seat))) return 'unknown'
  if (chosen.some(({ seat }) => taken.has(seat))) return 'taken'
  return chosen.every(({ seat, gender }) => canSell(layout, taken, seat, gender)) ? undefined : 'gender'
}
