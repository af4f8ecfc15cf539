/**
 * Rules for choosing seats (docs/product/buses.md#seats). The gateway decides to which genders a seat can be sold; the
 * app never infers this.
 */
import { mostSeats } from '#contract/bus-limits.ts'
import type { BusSeat, SeatMatrix, SelectedSeat } from '#contract/bus-results.ts'
import type { Currency } from '#contract/frame.ts'
import { sharesOf } from '#i18n/shares.ts'

export type Gender = SelectedSeat['gender']

/** A chosen seat; `price` is its displayed price in TRY. */
export interface ChosenSeat {
  seat: string
  gender: Gender
  price: number
}

/**
 * Why a seat can't be chosen: it is not free, it can't be sold to the passenger's gender, it is already chosen, or the
 * maximum number of seats is already chosen.
 */
type SeatRefusal = 'unavailable' | 'gender' | 'twice' | 'full'

/** Returns whether a seat is free, regardless of the genders to which it can be sold. */
export function isFree(seat: BusSeat): boolean {
  return seat.is_empty && seat.active
}

/** Returns whether a seat can be sold to a passenger of the given gender. */
export function canSell(seat: BusSeat, gender: Gender): boolean {
  return gender === 'M' ? seat.can_sale_male : seat.can_sale_female
}

/** Returns why `seat` can't be added to `chosen` for a passenger of the given gender; null if it can. */
export function seatRefusal(chosen: readonly ChosenSeat[], seat: BusSeat, gender: Gender): SeatRefusal | null {
  if (!isFree(seat)) return 'unavailable'
  if (!canSell(seat, gender)) return 'gender'
  if (chosen.some((one) => one.seat === seat.seat)) return 'twice'
  return chosen.length >= mostSeats ? 'full' : null
}

/** Returns a new array with the chosen seats and `seat`; returns `chosen` itself if the rules refuse `seat`. */
export function withSeat(chosen: readonly ChosenSeat[], seat: BusSeat, gender: Gender): readonly ChosenSeat[] {
  if (seatRefusal(chosen, seat, gender) !== null) return chosen
  return [...chosen, { seat: seat.seat, gender, price: seat.price }]
}

export function withoutSeat(chosen: readonly ChosenSeat[], seat: string): readonly ChosenSeat[] {
  return chosen.filter((one) => one.seat !== seat)
}

/**
 * Returns those of the previously chosen seats that are still free and can still be sold to the gender for which they
 * were chosen, at current prices.
 */
export function seatsLeft(kept: readonly SelectedSeat[], matrix: SeatMatrix): readonly ChosenSeat[] {
  const seats = matrix.flat()
  return kept.reduce<readonly ChosenSeat[]>((chosen, { seat, gender }) => {
    const found = seats.find((one) => one?.seat === seat)
    return found ? withSeat(chosen, found, gender) : chosen
  }, [])
}

/** Returns the total price of the seats in TRY, summed in kuruş. */
export function totalOf(chosen: readonly ChosenSeat[]): number {
  return chosen.reduce((sum, { price }) => sum + Math.round(price * 100), 0) / 100
}

/**
 * Returns the chosen seats with their prices in TRY, rounded so that the prices shown in `currency` add up to the shown
 * total.
 */
export function shownSeats(chosen: readonly ChosenSeat[], currency: Currency): readonly ChosenSeat[] {
  const shares = sharesOf(
    chosen.map(({ price }) => price),
    totalOf(chosen),
    currency,
  )
  return chosen.map((seat, index) => ({ ...seat, price: shares[index] ?? seat.price }))
}

/**
 * Position of a seat in its row: at the window, at the aisle, between window and aisle without a neighbour (`single`),
 * or between two others.
 */
export type SeatPosition = 'window' | 'aisle' | 'single' | 'middle'

/**
 * Returns whether the seat at index `cell` of a row is at the window, at the aisle, and so on (`SeatPosition`). All
 * rows have the same length; null in a row is an aisle or a door.
 */
export function positionOf(row: SeatMatrix[number], cell: number): SeatPosition {
  const atWindow = cell === 0 || cell === row.length - 1
  const inward = cell === 0 ? 1 : cell - 1
  const atAisle = atWindow ? row[inward] === null : row[cell - 1] === null || row[cell + 1] === null
  if (atWindow) return atAisle ? 'single' : 'window'
  return atAisle ? 'aisle' : 'middle'
}

const fieldPrefix = 'seat:'
const pricePrefix = 'price:'

/** Returns the names of a seat's two form fields: the passenger's gender and the displayed price. */
export function seatFields(seat: string): { gender: string; price: string } {
  return { gender: fieldPrefix + seat, price: pricePrefix + seat }
}

/** Returns the seats for which a posted form contains a gender, in the order of the form and without duplicates. */
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
