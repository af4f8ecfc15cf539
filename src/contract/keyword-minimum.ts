/** Minimum length of a keyword for a place search (docs/product/frame.md#pickers). */
export const keywordMinimum = 3
