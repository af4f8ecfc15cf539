/** Pure functions for the age limits of passenger types, for payment forms that ask for birth dates. */

/** Age limits, in full years, for a ticket that has none (docs/product/flights.md#payment-of-flights). */
const anyAge = { from: 18, to: 100 }

/**
 * A ticket for a passenger of one type. `age_from` and `age_to` are the lowest and the highest allowed age, in full
 * years on the date of departure.
 */
export interface TypedTicket {
  pax_type: string
  pax_name: string
  age_from?: number | undefined
  age_to?: number | undefined
}

type AgedTicket = Pick<TypedTicket, 'age_from' | 'age_to'>

/** Returns the traveller type and the age limits of a ticket. A missing age limit is replaced by its default. */
export const typeOf = ({
  pax_type,
  age_from = anyAge.from,
  age_to = anyAge.to,
}: AgedTicket & Pick<TypedTicket, 'pax_type'>) => ({ pax_type, age_from, age_to })

/**
 * Returns the earliest and the latest date that a birth date field accepts, as plain dates. The years result from the
 * year of departure and the age limits, widened by one year on both sides. So the field accepts every birth date within
 * the age limits, and some outside. The range ends no later than today.
 */
export function birthDateBounds(
  { age_from = anyAge.from, age_to = anyAge.to }: AgedTicket,
  departureDate: string,
  today: string,
): { min: string; max: string } {
  const year = Number(departureDate.slice(0, 4))
  const last = `${year - age_from + 1}-12-31`
  return { min: `${year - age_to - 1}-01-01`, max: last < today ? last : today }
}
