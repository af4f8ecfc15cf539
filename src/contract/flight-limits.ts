/** Limits of flight searches, for screens that do not import the schemas of flights (docs/product/frame.md#home). */

/** Maximum number of adults, children and seniors together; infants do not count. */
export const passengerLimits = { maxSeated: 7 } as const
