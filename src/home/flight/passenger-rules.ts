/** Rules for the passenger counts of a flight search and of the sheet in which they are chosen. */
import { passengerLimits } from '#contract/flight-limits.ts'
import { carers, type CountName, countNames, type PassengerCounts, seated } from '#home/flight/passenger-counts.ts'

/** Whether a flight can be searched for these passenger counts. */
export function areValidCounts(counts: PassengerCounts): boolean {
  const whole = countNames.every((name) => Number.isInteger(counts[name]) && counts[name] >= 0)
  const { maxSeated } = passengerLimits
  return whole && carers(counts) >= 1 && seated(counts) <= maxSeated && counts.infant_count <= carers(counts)
}

/** Returns the smallest and the largest valid value of one count while the other counts stay the same. */
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
