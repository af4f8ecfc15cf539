/** The passenger rules of the flight search (docs/product/frame.md#home): at most seven, not counting infants. */
import { passengerLimits } from '#contract/flight-limits.ts'
import type { PassengerType } from '#contract/frame.ts'

export type CountName = PassengerType['input_name']
export type PassengerCounts = Record<CountName, number>

export const countNames = ['adult_count', 'child_count', 'senior_count', 'infant_count'] as const satisfies CountName[]

export const onePassenger: PassengerCounts = { adult_count: 1, child_count: 0, senior_count: 0, infant_count: 0 }

/** Number of passengers who can hold an infant on their lap. */
const carers = (counts: PassengerCounts) => counts.adult_count + counts.senior_count

/** Number of passengers with a seat: all except infants. */
const seated = (counts: PassengerCounts) => carers(counts) + counts.child_count

/** Number of passengers including infants. */
export function totalPassengers(counts: PassengerCounts): number {
  return seated(counts) + counts.infant_count
}

/** Whether the counts can be searched. */
export function areValidCounts(counts: PassengerCounts): boolean {
  const whole = countNames.every((name) => Number.isInteger(counts[name]) && counts[name] >= 0)
  const { maxSeated } = passengerLimits
  return whole && carers(counts) >= 1 && seated(counts) <= maxSeated && counts.infant_count <= carers(counts)
}

/** Minimum and maximum of one count while the others are unchanged. */
export function countBounds(counts: PassengerCounts, name: CountName): { min: number; max: number } {
  if (name === 'infant_count') return { min: 0, max: carers(counts) }
  const otherCarers = carers(counts) - (name === 'child_count' ? 0 : counts[name])
  const min = name === 'child_count' || otherCarers > 0 ? 0 : 1
  return { min, max: passengerLimits.maxSeated - (seated(counts) - counts[name]) }
}

/**
 * A copy of the counts with one changed, clamped to its bounds; infants without an accompanying passenger are removed.
 */
export function withCount(counts: PassengerCounts, name: CountName, value: number): PassengerCounts {
  const { min, max } = countBounds(counts, name)
  const changed = { ...counts, [name]: Math.max(min, Math.min(max, Math.trunc(value) || 0)) }
  return { ...changed, infant_count: Math.min(changed.infant_count, carers(changed)) }
}

/** Reads posted counts; a value that is not a whole number becomes the initial one. */
export function readCounts(form: FormData): PassengerCounts {
  const read = (name: CountName) => {
    const text = form.get(name)
    return typeof text === 'string' && /^\d$/.test(text) ? Number(text) : onePassenger[name]
  }
  return {
    adult_count: read('adult_count'),
    child_count: read('child_count'),
    senior_count: read('senior_count'),
    infant_count: read('infant_count'),
  }
}
