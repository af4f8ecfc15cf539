import { childAges } from '#contract/activity-limits.ts'

/**
 * Returns the minimum and maximum age of a child, both inclusive. These are the ages in the app info (`AppInfo`) if
 * they are within the limits of the search form, otherwise those limits
 * (docs/product/activities.md#search-of-activities).
 */
export function childAgesOf([from, to]: readonly number[]): { from: number; to: number } {
  const fits = from !== undefined && to !== undefined && childAges.from <= from && from <= to && to <= childAges.to
  return fits ? { from, to } : childAges
}

/** Returns ages in ascending order as text, consecutive ages as a range: '0–2, 5, 7–9'. */
export function ageRanges(ages: readonly number[]): string {
  const starts = ages.filter((age) => !ages.includes(age - 1))
  const ends = ages.filter((age) => !ages.includes(age + 1))
  return starts.map((from, index) => (from === ends[index] ? from : `${from}–${ends[index]}`)).join(', ')
}
