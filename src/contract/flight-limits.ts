/** Numbers of the flight product that screens need without its schemas (docs/product/frame.md#home). */

/** At most this many adults, children and seniors together; infants come on top. */
export const passengerLimits = { maxSeated: 7 } as const
