/** A keyword search for a place of any kind starts at this many characters (docs/product/frame.md#pickers). */
export const keywordMinimum = 3
