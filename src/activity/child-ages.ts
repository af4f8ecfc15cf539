import { childAges } from '#contract/activity-limits.ts'

/**
 * Age limits of a child in the app info, both inclusive. If they are missing or exceed the limits of a search, those of
 * a search apply (docs/product/activities.md#search-of-activities).
 */
export function childAgesOf([from, to]: readonly number[]): { from: number; to: number } {
  const fits = from !== undefined && to !== undefined && childAges.from <= from && from <= to && to <= childAges.to
  return fits ? { from, to } : childAges
}
