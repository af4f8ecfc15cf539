/** Walking through a seat plan by arrow keys: the cell that a key leads to. */
import type { SeatMatrix } from '#contract/bus-results.ts'

export interface Cell {
  row: number
  cell: number
}

/** Steps of the keys that walk; left and right are of the plan, whatever way the page is read. */
const steps: Readonly<Record<string, Cell>> = {
  ArrowUp: { row: -1, cell: 0 },
  ArrowDown: { row: 1, cell: 0 },
  ArrowLeft: { row: 0, cell: -1 },
  ArrowRight: { row: 0, cell: 1 },
}

const seatAt = (matrix: SeatMatrix, { row, cell }: Cell) => matrix[row]?.[cell] ?? null

/** The first seat of the plan; undefined in an empty one. */
export function firstSeat(matrix: SeatMatrix): Cell | undefined {
  for (const [row, seats] of matrix.entries()) {
    const cell = seats.findIndex((seat) => seat !== null)
    if (cell >= 0) return { row, cell }
  }
  return undefined
}

/**
 * Where `key` leads from a seat: over aisles and doors to the next seat of that direction, with Home and End to the ends
 * of its row. Null for a key that does not walk; at an edge it stays where it is.
 */
export function walk(matrix: SeatMatrix, from: Cell, key: string): Cell | null {
  const seats = matrix[from.row] ?? []
  if (key === 'Home') return { row: from.row, cell: seats.findIndex((seat) => seat !== null) }
  if (key === 'End') return { row: from.row, cell: seats.findLastIndex((seat) => seat !== null) }
  const step = steps[key]
  if (!step) return null
  const next = { row: from.row + step.row, cell: from.cell + step.cell }
  while (matrix[next.row]?.[next.cell] !== undefined) {
    if (seatAt(matrix, next) !== null) return next
    next.row += step.row
    next.cell += step.cell
  }
  return from
}
