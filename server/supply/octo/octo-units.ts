/** Converts an OCTO server's units to price units of an activity, and assigns travellers to them by age. */
import { largestParty } from '#server/supply/activity/activity-catalogue.ts'
import { groupsOf, type Group } from '#server/supply/activity/activity-parties.ts'
import type {
  ActivityParty,
  ActivityUnit,
  Names,
  PartyRefusal,
  UnitType,
} from '#server/supply/activity/activity-supply.ts'
import { encodeId } from '#server/supply/octo/octo-keys.ts'
import type { InBoth } from '#server/supply/octo/octo-places.ts'
import type { OctoUnit } from '#server/supply/octo/octo-schemas.ts'
import { namesOfLines } from '#server/supply/octo/plain-text.ts'

export interface SoldUnit {
  /** ID of the price unit at the OCTO server. */
  id: string
  shown: ActivityUnit
  contactFields: readonly string[]
}

/**
 * Types of price units that depend on age alone. If a child's age fits price units of several types, the child gets the
 * type that comes first in this list.
 */
const byAge = ['INFANT', 'CHILD', 'YOUTH', 'ADULT'] as const satisfies readonly UnitType[]
type AgeType = (typeof byAge)[number]

const names: Record<AgeType | 'OTHER', Names> = {
  INFANT: { tr: 'Bebek', en: 'Infant' },
  CHILD: { tr: 'Çocuk', en: 'Child' },
  YOUTH: { tr: 'Genç', en: 'Youth' },
  ADULT: { tr: 'Yetişkin', en: 'Adult' },
  OTHER: { tr: 'Katılımcı', en: 'Participant' },
}

const adultAge = 18
const oldest = 120

function soldUnit({ tr, en }: InBoth<OctoUnit>, type: AgeType | 'OTHER'): SoldUnit {
  const { minAge, maxAge, minQuantity, maxQuantity, paxCount, accompaniedBy } = tr.restrictions
  return {
    id: tr.id,
    shown: {
      id: encodeId(tr.id),
      type,
      name: namesOfLines(tr.title, en.title) ?? names[type],
      ageFrom: minAge,
      ageTo: Math.min(maxAge, oldest),
      paxCount,
      min: Math.max(0, minQuantity ?? 0),
      max: Math.min(largestParty, maxQuantity ?? largestParty),
      accompanied: accompaniedBy.length > 0,
    },
    contactFields: tr.requiredContactFields,
  }
}

/**
 * Whether a price unit is for adults: ADULT or, if ADULT is missing, the replacement of type OTHER that `unitsOf`
 * chooses.
 */
const isForAdults = ({ type }: ActivityUnit): boolean => type === 'ADULT' || type === 'OTHER'

/**
 * Changes the ages of price units so that adults get the price unit ADULT, because a search does not ask for the ages
 * of adults. If ADULT is missing, the replacement that `unitsOf` chooses is treated like ADULT. All other price units
 * end at the age of 17 at the latest; a price unit that begins at 18 or later is dropped. If the ages that are lost in
 * this way directly precede those of ADULT, ADULT gets them. For example, YOUTH from 13 to 25 and ADULT from 26 become
 * YOUTH from 13 to 17 and ADULT from 18.
 */
function soldToAdults(units: readonly SoldUnit[]): SoldUnit[] {
  const others = units.filter(({ shown }) => !isForAdults(shown))
  const isTaken = (age: number) => others.some(({ shown }) => age >= shown.ageFrom && age <= shown.ageTo)
  const agesOf = (unit: ActivityUnit) => {
    const { ageFrom, ageTo } = unit
    if (!isForAdults(unit)) return { ageFrom, ageTo: Math.min(ageTo, adultAge - 1) }
    let from = ageFrom
    while (from > adultAge && isTaken(from - 1)) from -= 1
    return { ageFrom: from, ageTo }
  }
  return units
    .map((unit) => ({ ...unit, shown: { ...unit.shown, ...agesOf(unit.shown) } }))
    .filter(({ shown }) => shown.ageFrom <= shown.ageTo)
}

/**
 * Returns the price units that can be sold by age alone, in the order infant, child, youth, adult. Leaves out price
 * units for several people and price units that require an identity document. If no price unit ADULT is left, a price
 * unit of another type replaces it at the end of the list. The ages of this replacement must include 18. The
 * replacement must not be for families, for another age group or for a status such as STUDENT. The list is empty if
 * there is neither ADULT nor a replacement.
 */
export function unitsOf(given: readonly InBoth<OctoUnit>[]): SoldUnit[] {
  const free = given.filter(({ tr: { restrictions } }) => !restrictions.idRequired && restrictions.paxCount <= 1)
  const typed = byAge.flatMap((type) => free.filter(({ tr }) => tr.type === type).map((unit) => soldUnit(unit, type)))
  if (typed.some(({ shown }) => shown.type === 'ADULT')) return soldToAdults(typed)
  const standIn = free.find(({ tr: { type, restrictions } }) => {
    const includesAdults = restrictions.minAge <= adultAge && restrictions.maxAge >= adultAge
    return includesAdults && !['FAMILY', 'SENIOR', 'STUDENT', 'MILITARY', ...byAge].includes(type)
  })
  return standIn ? soldToAdults([...typed, soldUnit(standIn, 'OTHER')]) : []
}

export interface SoldGroup extends Group {
  sold: SoldUnit
}

/**
 * Groups the travellers of a party by price unit and age: adults first, then children by age. If the party can't take
 * part, returns the reason.
 */
export function groupsFor(units: readonly SoldUnit[], party: ActivityParty): SoldGroup[] | PartyRefusal {
  // A search does not ask for the ages of adults. So adults of any age from 18 are assigned to the price unit ADULT,
  // even if its minimum age is higher. Later, the payment form compares the dates of birth with the real ages of the
  // price unit.
  const asked = units.map(({ shown }) =>
    shown.type === 'ADULT' ? { ...shown, ageFrom: Math.min(shown.ageFrom, adultAge) } : shown,
  )
  const groups = groupsOf(asked, party)
  if (!Array.isArray(groups)) return groups
  const sold = new Map(units.map((unit) => [unit.shown.id, unit]))
  const found = groups.flatMap((group) => {
    const unit = sold.get(group.unit.id)
    return unit ? [{ ...group, unit: unit.shown, sold: unit }] : []
  })
  const most = Math.min(...counts(found).map(([unit, count]) => (count > unit.max ? unit.max : largestParty)))
  return most < largestParty ? { reason: 'size', max: most } : found
}

/** Returns each price unit that the party's travellers need, with the number of these travellers. */
function counts(groups: readonly Group[]): [ActivityUnit, number][] {
  const found = new Map<string, [ActivityUnit, number]>()
  for (const { unit, count } of groups) found.set(unit.id, [unit, (found.get(unit.id)?.[1] ?? 0) + count])
  return [...found.values()]
}

/** Whether the party has at least the minimum number of travellers for each price unit that it uses. */
export const meetsMinimum = (groups: readonly Group[]): boolean =>
  counts(groups).every(([unit, count]) => count >= unit.min)

/** Returns the number of travellers for each price unit, in the form in which an OCTO request states it. */
export function quantitiesOf(groups: readonly SoldGroup[]): { id: string; quantity: number }[] {
  const quantities = new Map<string, number>()
  for (const { sold, count } of groups) quantities.set(sold.id, (quantities.get(sold.id) ?? 0) + count)
  return [...quantities].map(([id, quantity]) => ({ id, quantity }))
}
