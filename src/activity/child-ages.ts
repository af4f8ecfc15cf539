import { childAges } from '#contract/activity-limits.ts'

/**
 * Returns the minimum and maximum age of a child, both inclusive. They are those of the app info (`AppInfo`) or, if
 * these are missing or outside the limits of the search form, the limits of the search form
 * (docs/product/activities.md#search-of-activities).
 */
export function childAgesOf([from, to]: readonly number[]): { from: number; to: number } {
  const fits = from !== undefined && to !== undefined && childAges.from <= from && from <= to && to <= childAges.to
  return fits ? { from, to } : childAges
}
