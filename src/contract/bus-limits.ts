/** Numbers of the bus product that screens need without its schemas (docs/product/buses.md#seats). */

/** At most this many seats in one booking. */
export const mostSeats = 4

/** Fewer free seats than this are announced: 'Son N Koltuk'. */
export const fewSeats = 10

/** Online cancellation ends this many hours before departure, unless the trip has its own limit. */
export const cancelHours = 12
