/** The median of the values, the upper one if their number is even; 0 for an empty list. */
export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
