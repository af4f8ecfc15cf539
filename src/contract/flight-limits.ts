/** Limits of the flight product, for screens that do not import its schemas (docs/product/frame.md#home). */

/** Maximum number of adults, children and seniors together; infants are not counted. */
export const passengerLimits = { maxSeated: 7 } as const
