/**
 * The rules of choosing seats (docs/product/buses.md#seats). The genders that a seat can be sold to come from the
 * gateway and are never inferred.
 */
import { mostSeats } from '#contract/bus-limits.ts'
import type { BusSeat, SeatMatrix, SelectedSeat } from '#contract/bus-results.ts'
import type { Currency } from '#contract/frame.ts'
import { sharesOf } from '#i18n/shares.ts'

export type Gender = SelectedSeat['gender']

/** A seat of the selection; `price` is the displayed TRY price. */
export interface ChosenSeat {
  seat: string
  gender: Gender
  price: number
}

/** Why a seat can't be added: not free, wrong gender, chosen already, or too many seats. */
type SeatRefusal = 'unavailable' | 'gender' | 'twice' | 'full'

/** Whether a seat is free for any gender. */
export function isFree(seat: BusSeat): boolean {
  return seat.is_empty && seat.active
}

/** Whether a seat can be sold to a traveller of that gender. */
export function canSell(seat: BusSeat, gender: Gender): boolean {
  return gender === 'M' ? seat.can_sale_male : seat.can_sale_female
}

/** Why `seat` can't be added to `chosen` for a traveller of that gender; null if it can. */
export function seatRefusal(chosen: readonly ChosenSeat[], seat: BusSeat, gender: Gender): SeatRefusal | null {
  if (!isFree(seat)) return 'unavailable'
  if (!canSell(seat, gender)) return 'gender'
  if (chosen.some((one) => one.seat === seat.seat)) return 'twice'
  return chosen.length >= mostSeats ? 'full' : null
}

/** A copy of the selection with the seat added; unchanged if the rules refuse it. */
export function withSeat(chosen: readonly ChosenSeat[], seat: BusSeat, gender: Gender): readonly ChosenSeat[] {
  if (seatRefusal(chosen, seat, gender) !== null) return chosen
  return [...chosen, { seat: seat.seat, gender, price: seat.price }]
}

export function withoutSeat(chosen: readonly ChosenSeat[], seat: string): readonly ChosenSeat[] {
  return chosen.filter((one) => one.seat !== seat)
}

/** The previously chosen seats that are still free, at current prices. */
export function seatsLeft(kept: readonly SelectedSeat[], matrix: SeatMatrix): readonly ChosenSeat[] {
  const seats = matrix.flat()
  return kept.reduce<readonly ChosenSeat[]>((chosen, { seat, gender }) => {
    const found = seats.find((one) => one?.seat === seat)
    return found ? withSeat(chosen, found, gender) : chosen
  }, [])
}

/** Total of the seats in TRY, summed in kuruş. */
export function totalOf(chosen: readonly ChosenSeat[]): number {
  return chosen.reduce((sum, { price }) => sum + Math.round(price * 100), 0) / 100
}

/** The chosen seats with displayed prices, rounded in `currency` so that they add up to the displayed total. */
export function shownSeats(chosen: readonly ChosenSeat[], currency: Currency): readonly ChosenSeat[] {
  const shares = sharesOf(
    chosen.map(({ price }) => price),
    totalOf(chosen),
    currency,
  )
  return chosen.map((seat, index) => ({ ...seat, price: shares[index] ?? seat.price }))
}

/** Position of a seat in its row: at the window, at the aisle, alone between both, or between two others. */
export type SeatPosition = 'window' | 'aisle' | 'single' | 'middle'

/** Position of the seat at index `cell`; rows have equal lengths, null is an aisle or a door. */
export function positionOf(row: SeatMatrix[number], cell: number): SeatPosition {
  const atWindow = cell === 0 || cell === row.length - 1
  const inward = cell === 0 ? 1 : cell - 1
  const atAisle = atWindow ? row[inward] === null : row[cell - 1] === null || row[cell + 1] === null
  if (atWindow) return atAisle ? 'single' : 'window'
  return atAisle ? 'aisle' : 'middle'
}

const fieldPrefix = 'seat:'
const pricePrefix = 'price:'

/** Names of a seat's form fields: its gender and the displayed price. */
export function seatFields(seat: string): { gender: string; price: string } {
  return { gender: fieldPrefix + seat, price: pricePrefix + seat }
}

/** The seats of a posted form that have a gender, in form order and deduplicated. */
export function readSeats(form: FormData): SelectedSeat[] {
  const seats = new Map<string, SelectedSeat>()
  for (const [name, value] of form) {
    if (!name.startsWith(fieldPrefix) || (value !== 'M' && value !== 'F')) continue
    const seat = name.slice(fieldPrefix.length)
    const price = Number(form.get(pricePrefix + seat) ?? Number.NaN)
    seats.set(seat, { seat, gender: value, ...(Number.isFinite(price) && { price }) })
  }
  return [...seats.values()]
}
