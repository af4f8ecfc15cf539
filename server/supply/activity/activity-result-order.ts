import type { ActivityResult } from './activity-supply.ts'

const byPrice = (a: ActivityResult, b: ActivityResult): number =>
  (a.offer?.price.total ?? 0) - (b.offer?.price.total ?? 0) || (a.summary.id < b.summary.id ? -1 : 1)
const byDate = (a: ActivityResult, b: ActivityResult): number =>
  (a.nextDates[0] ?? '') < (b.nextDates[0] ?? '') ? -1 : 1

/**
 * Sorts results: first activities with an offer on the searched day, cheapest first; then activities that only have a
 * departure on a later date, soonest first. All others are left out.
 */
export function inResultOrder(results: readonly ActivityResult[]): ActivityResult[] {
  const today = results.filter(({ offer }) => offer !== null)
  const later = results.filter(({ offer, nextDates }) => offer === null && nextDates.length > 0)
  return [...today.toSorted(byPrice), ...later.toSorted(byDate)]
}
