import { childAges } from '#contract/activity-limits.ts'

/**
 * The ages that a child may have by the app info, both inclusive. Bounds that are missing, or beyond those of a search,
 * are those of a search (docs/product/activities.md#search-of-activities).
 */
export function childAgesOf([from, to]: readonly number[]): { from: number; to: number } {
  const fits = from !== undefined && to !== undefined && childAges.from <= from && from <= to && to <= childAges.to
  return fits ? { from, to } : childAges
}
