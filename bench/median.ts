/** Returns the median of the values, the mean of the middle two if their number is even; 0 for an empty list. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = (sorted.length - 1) / 2
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2
}
