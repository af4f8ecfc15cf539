/** Divides a party into groups by the price units of an activity. */
import { largestParty } from './activity-catalogue.ts'
import { inOrder } from './activity-keys.ts'
import type { ActivityParty, ActivityUnit, PartyRefusal } from './activity-supply.ts'

/** Travellers of a party who have the same price unit and, for children, the same age. */
export interface Group {
  unit: ActivityUnit
  age: number | null
  count: number
}

/** Highest age of a child in years; older travellers are adults. */
const oldestChild = 17

const isCount = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most

/** Whether the number of adults and the children's ages are within the limits that hold for every activity. */
const isParty = ({ adults, childAges }: ActivityParty): boolean =>
  isCount(adults, 0, largestParty) && childAges.every((age) => isCount(age, 0, oldestChild))

export const sizeOf = ({ adults, childAges }: ActivityParty): number => adults + childAges.length

/** Returns the party's groups: adults first, then children by age. If the party can't take part, returns the reason. */
export function groupsOf(units: readonly ActivityUnit[], party: ActivityParty): Group[] | PartyRefusal {
  const size = sizeOf(party)
  if (!isParty(party) || size < 1 || size > largestParty) return { reason: 'size', max: largestParty }
  if (party.adults === 0) return { reason: 'accompanied' }
  const unitFor = (age: number) => units.find(({ ageFrom, ageTo }) => age >= ageFrom && age <= ageTo)
  const adult = unitFor(oldestChild + 1)
  const ages = new Set(inOrder(party.childAges))
  const unfit = [...ages].filter((age) => !unitFor(age))
  if (!adult || unfit.length > 0) {
    return { reason: 'age', ages: unfit, ageFrom: Math.min(...units.map(({ ageFrom }) => ageFrom)) }
  }
  const children = [...ages].flatMap((age) => {
    const unit = unitFor(age)
    return unit ? [{ unit, age, count: party.childAges.filter((other) => other === age).length }] : []
  })
  return [{ unit: adult, age: null, count: party.adults }, ...children]
}

/** Returns how many places of a departure the party takes. */
export const placesFor = (groups: readonly Group[]): number =>
  groups.reduce((sum, { unit, count }) => sum + unit.paxCount * count, 0)
