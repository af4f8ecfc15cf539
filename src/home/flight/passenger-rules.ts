/** Limits the numbers of adults, children, seniors and infants that can be chosen in the sheet of a flight search. */
import { passengerLimits } from '#contract/flight-limits.ts'
import { carers, type CountName, type PassengerCounts, seated } from '#home/flight/passenger-counts.ts'

/**
 * Returns the smallest and the largest value to which one count may be set. The other counts stay the same, except the
 * infants: `withCount` removes infants if too few adults and seniors are left.
 */
export function countBounds(counts: PassengerCounts, name: CountName): { min: number; max: number } {
  if (name === 'infant_count') return { min: 0, max: carers(counts) }
  const otherCarers = carers(counts) - (name === 'child_count' ? 0 : counts[name])
  const min = name === 'child_count' || otherCarers > 0 ? 0 : 1
  return { min, max: passengerLimits.maxSeated - (seated(counts) - counts[name]) }
}

/**
 * Returns a copy of the counts with one of them changed, limited to its bounds. Infants beyond the number of adults and
 * seniors are removed.
 */
export function withCount(counts: PassengerCounts, name: CountName, value: number): PassengerCounts {
  const { min, max } = countBounds(counts, name)
  const changed = { ...counts, [name]: Math.max(min, Math.min(max, Math.trunc(value) || 0)) }
  return { ...changed, infant_count: Math.min(changed.infant_count, carers(changed)) }
}
