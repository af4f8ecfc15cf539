import { childAges } from '#contract/activity-limits.ts'

/**
 * Returns the age limits of a child from the app info, both inclusive. If they are missing or outside the limits of the
 * search form, the latter apply (docs/product/activities.md#search-of-activities).
 */
export function childAgesOf([from, to]: readonly number[]): { from: number; to: number } {
  const fits = from !== undefined && to !== undefined && childAges.from <= from && from <= to && to <= childAges.to
  return fits ? { from, to } : childAges
}
