/** Computes where the keyboard moves the focus in a seat plan. */
import type { SeatMatrix } from '#contract/bus-results.ts'

export interface Cell {
  row: number
  cell: number
}

/**
 * Numbers of rows and columns by which each arrow key moves the focus; left and right do not depend on the text
 * direction.
 */
const steps: Readonly<Record<string, Cell>> = {
  ArrowUp: { row: -1, cell: 0 },
  ArrowDown: { row: 1, cell: 0 },
  ArrowLeft: { row: 0, cell: -1 },
  ArrowRight: { row: 0, cell: 1 },
}

const seatAt = (matrix: SeatMatrix, { row, cell }: Cell) => matrix[row]?.[cell] ?? null

/** Returns the cell of the first seat of the plan; undefined if the plan has none. */
export function firstSeat(matrix: SeatMatrix): Cell | undefined {
  for (const [row, seats] of matrix.entries()) {
    const cell = seats.findIndex((seat) => seat !== null)
    if (cell >= 0) return { row, cell }
  }
  return undefined
}

/**
 * Returns the cell to which `key` moves the focus. An arrow key moves it to the next seat in its direction, past aisles
 * and doors; without such a seat, the cell stays the same. Home and End move it to the first and last seat of the row.
 * Other keys return null.
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
