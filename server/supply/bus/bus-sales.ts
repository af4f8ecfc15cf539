/**
 * Simulates the sales of other sellers on a bus. When the gateway first takes a seat on a trip, it stores the seats
 * that others have taken by then, and no longer uses this simulation for that trip (docs/decisions/0019).
 */
import { seatLayout } from './bus-layouts.ts'
import type { TakenSeat } from './bus-supply.ts'
import type { Trip } from './bus-timetable.ts'
import { mix, unit } from '#server/supply/seeded.ts'

/**
 * Returns the final demand for a bus: from 50% to well over 100% of its seats. If it is over 100%, the bus is full on
 * the day of departure or one day earlier.
 */
const finalLoad = (seed: number): number => 0.5 + 0.75 * unit(seed, 20)

/**
 * Returns the share of the final demand that has been sold `daysLeft` days before departure: half at five days, little
 * at two months.
 */
const soldByThen = (daysLeft: number): number => 1 / (1 + (Math.max(0, daysLeft) / 5) ** 1.3)

/** Returns the seats that are not for sale: on some buses the seat with the highest number, on all others none. */
export const closedSeats = ({ seed, shown }: Trip): number[] => {
  const { seats } = seatLayout(shown.seatType)
  return unit(seed, 21) < 0.4 ? seats.slice(-1) : []
}

/** Returns the number of seats taken `daysLeft` days before departure. It never falls as departure approaches. */
export function countTaken(trip: Trip, daysLeft: number): number {
  const free = seatLayout(trip.shown.seatType).seats.length - closedSeats(trip).length
  return Math.min(free, Math.floor(free * finalLoad(trip.seed) * soldByThen(daysLeft)))
}

/**
 * Returns the seats of a bus, without `closedSeats`, in the order in which the simulation takes them. Most seats are
 * taken by a man (`M`) or a woman (`F`); a few become unavailable (`CS`). However many seats are taken in this order,
 * travellers in adjacent seats are of the same gender or a couple.
 */
function salesOrder(trip: Trip): TakenSeat[] {
  const { seats, pairOf } = seatLayout(trip.shown.seatType)
  const closed = new Set(closedSeats(trip))
  const shuffled = seats
    .filter((seat) => !closed.has(seat))
    .map((seat) => ({ seat, place: mix(trip.seed, 100 + seat) }))
    .toSorted((a, b) => a.place - b.place)
  const taken = new Map<number, TakenSeat['soldTo']>()
  const order: TakenSeat[] = []
  const take = (seat: number, soldTo: TakenSeat['soldTo']) => {
    taken.set(seat, soldTo)
    order.push({ seat, soldTo })
  }
  for (const { seat } of shuffled) {
    if (taken.has(seat)) continue
    const chance = unit(trip.seed, 200 + seat)
    const gender = unit(trip.seed, 300 + seat) < 0.5 ? 'M' : 'F'
    const beside = pairOf(seat)?.beside
    const neighbour = beside === undefined ? undefined : taken.get(beside)
    if (chance < 0.03) take(seat, 'CS')
    else if (neighbour === 'M' || neighbour === 'F') take(seat, neighbour)
    else {
      take(seat, gender)
      const couple = beside !== undefined && neighbour === undefined && !closed.has(beside) && chance < 0.35
      if (couple) take(beside, gender === 'M' ? 'F' : 'M')
    }
  }
  return order
}

/** Returns the list of seats that are already taken `daysLeft` days before departure. */
export const takenElsewhere = (trip: Trip, daysLeft: number): TakenSeat[] =>
  salesOrder(trip).slice(0, countTaken(trip, daysLeft))
