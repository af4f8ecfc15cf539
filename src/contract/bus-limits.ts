/** Limits of the bus product, for screens that do not import its schemas (docs/product/buses.md#seats). */

/** Maximum number of seats in one booking. */
export const mostSeats = 4

/** A trip with fewer free seats than this is labelled 'Son N Koltuk'. */
export const fewSeats = 10

/** Default deadline of online cancellation in hours before departure; a trip may have its own. */
export const cancelHours = 12
