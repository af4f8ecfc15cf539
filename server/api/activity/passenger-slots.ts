/** Lists the travellers of an offer in the order of the payment form: adults, then children by age. */
import { typeNames } from '#server/api/activity/passenger-types.ts'
import type { ActivitySnapshot } from '#server/api/activity/snapshot.ts'
import { paxType } from '#server/api/activity/wire-activity.ts'
import type { Names } from '#server/supply/activity/activity-supply.ts'
import { childAges } from '#contract/activity-limits.ts'

interface PassengerSlot {
  type: string
  name: Names
  /** Lowest age that is accepted for this passenger. Both this age and the highest age, `ageTo`, are included. */
  ageFrom: number
  ageTo: number
}

/**
 * Returns for each passenger the type and name of the booked price unit, and the ages that the payment form accepts.
 * All ages of the booked price unit have the same price, so each of them is accepted, not only the searched age. If a
 * price unit covers both children and adults, a child must have a child's age, and an adult an adult's age. For such
 * a child, the returned name is that of children, not of the price unit; the type remains that of the price unit.
 */
export const passengerSlots = ({ offer: { price } }: Pick<ActivitySnapshot, 'offer'>): PassengerSlot[] =>
  price.units.flatMap(({ unit, age, count }) => {
    const isChild = age !== null
    const slot = {
      type: paxType(unit),
      name: isChild && unit.ageTo > childAges.to ? typeNames.child : unit.name,
      ageFrom: isChild ? unit.ageFrom : Math.max(unit.ageFrom, childAges.to + 1),
      ageTo: isChild ? Math.min(unit.ageTo, childAges.to) : unit.ageTo,
    }
    return Array.from({ length: count }, () => slot)
  })
