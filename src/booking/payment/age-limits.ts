/** Age limits of passenger types on payment forms that ask for birth dates, as pure functions. */

/** Default age limits for an unknown passenger type (docs/product/flights.md#payment-of-flights). */
const anyAge = { from: 18, to: 100 }

/** A ticket for one passenger type; ages are in full years on the day of departure, both inclusive. */
export interface TypedTicket {
  pax_type: string
  pax_name: string
  age_from?: number | undefined
  age_to?: number | undefined
}

type AgedTicket = Pick<TypedTicket, 'age_from' | 'age_to'>

/** The type of a ticket's passenger with its age limits. */
export const typeOf = ({
  pax_type,
  age_from = anyAge.from,
  age_to = anyAge.to,
}: AgedTicket & Pick<TypedTicket, 'pax_type'>) => ({ pax_type, age_from, age_to })

/** Earliest and latest plain date in the birth date selects: the type's age limits with a margin of one year. */
export function birthDateBounds(
  { age_from = anyAge.from, age_to = anyAge.to }: AgedTicket,
  departureDate: string,
  today: string,
): { min: string; max: string } {
  const year = Number(departureDate.slice(0, 4))
  const last = `${year - age_from + 1}-12-31`
  return { min: `${year - age_to - 1}-01-01`, max: last < today ? last : today }
}
