/** Limits of bus bookings, for screens that do not import the schemas of buses (docs/product/buses.md#seats). */

/** Maximum number of seats in one booking. */
export const mostSeats = 4

/** A trip that has free seats, but fewer than this number, has the label 'Son N Koltuk' (last N seats). */
export const fewSeats = 10

/**
 * Until this many hours before departure, a trip can usually be cancelled online; some trips have their own deadline.
 */
export const cancelHours = 12
