/** The middle of the values, the upper one of an even number; 0 of none. */
export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
