/** Defines seat layouts of buses: positions and pairs of adjacent seats. */
import type { SeatLayout, SeatType } from './bus-supply.ts'

/** Row, counted from 0, in which the middle door takes the place of the seats on one side. */
const doorRow = 6

function layoutOf(cells: readonly ('seat' | 'aisle')[], rowCount: number): SeatLayout {
  const rows: (number | null)[][] = []
  const seats: number[] = []
  const pairs = new Map<number, { pair: number; beside: number }>()
  for (let row = 0; row < rowCount; row++) {
    const aisle = cells.indexOf('aisle')
    const numbers = cells.map((cell, place) => {
      if (cell === 'aisle' || (row === doorRow && place > aisle)) return null
      const seat = seats.length + 1
      seats.push(seat)
      return seat
    })
    for (const [place, seat] of numbers.entries()) {
      const beside = numbers[place + 1] ?? null
      if (seat === null || beside === null) continue
      pairs.set(seat, { pair: seat, beside })
      pairs.set(beside, { pair: seat, beside: seat })
    }
    rows.push(numbers)
  }
  return { rows, seats, pairOf: (seat) => pairs.get(seat) }
}

const layouts: Record<SeatType, SeatLayout> = {
  '2+1': layoutOf(['seat', 'aisle', 'seat', 'seat'], 14),
  '2+2': layoutOf(['seat', 'seat', 'aisle', 'seat', 'seat'], 12),
}

/**
 * Returns the seat layout of a bus. A bus of the type 2+1 has two seats on one side of the aisle and one on the other,
 * 40 seats in all. A bus of the type 2+2 has two on each side, 46 seats in all.
 */
export const seatLayout = (seatType: SeatType): SeatLayout => layouts[seatType]
