/** Pure functions for the age limits of passenger types, for payment forms that ask for birth dates. */

/** Age limits of an unknown passenger type in full years (docs/product/flights.md#payment-of-flights). */
const anyAge = { from: 18, to: 100 }

/** A ticket for a passenger of one type; ages are in full years on the date of departure, both inclusive. */
export interface TypedTicket {
  pax_type: string
  pax_name: string
  age_from?: number | undefined
  age_to?: number | undefined
}

type AgedTicket = Pick<TypedTicket, 'age_from' | 'age_to'>

/** Returns the passenger type of a ticket with its age limits. */
export const typeOf = ({
  pax_type,
  age_from = anyAge.from,
  age_to = anyAge.to,
}: AgedTicket & Pick<TypedTicket, 'pax_type'>) => ({ pax_type, age_from, age_to })

/**
 * Returns the minimum and maximum of a birth date field as plain dates: the age limits with a margin of one year, but
 * no later than today.
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
