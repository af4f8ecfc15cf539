/** Lists the travellers of an offer in the order of the payment form: adults, then children by age. */
import type { ActivitySnapshot } from '#server/api/activity/snapshot.ts'
import { paxType } from '#server/api/activity/wire-activity.ts'
import type { Names } from '#server/supply/activity/activity-supply.ts'
import { childAges } from '#contract/activity-limits.ts'

interface PassengerSlot {
  type: string
  name: Names
  /** Lowest age for which the price applies; both this age and the highest one are included. */
  ageFrom: number
  ageTo: number
}

/**
 * Returns one form slot per passenger. If the ages of a price unit span adults and children, an adult's slot starts
 * above the child ages and a child's slot ends with them. A slot accepts all other ages of the unit, since the price
 * depends on the unit and not on the searched age.
 */
export const passengerSlots = ({ offer: { price } }: Pick<ActivitySnapshot, 'offer'>): PassengerSlot[] =>
  price.units.flatMap(({ unit, age, count }) => {
    const isChild = age !== null
    const slot = {
      type: paxType(unit),
      name: unit.name,
      ageFrom: isChild ? unit.ageFrom : Math.max(unit.ageFrom, childAges.to + 1),
      ageTo: isChild ? Math.min(unit.ageTo, childAges.to) : unit.ageTo,
    }
    return Array.from({ length: count }, () => slot)
  })
