/** Determines the passenger types of a party, with the ages that an activity accepts. */
import type { ActivityPassengerType } from '#contract/activity-detail.ts'
import { childAges } from '#contract/activity-limits.ts'
import type { ActivityUnit } from '#server/supply/activity/activity-supply.ts'
import { messageLanguage } from '#server/text/messages.ts'

type Ages = Pick<ActivityUnit, 'ageFrom' | 'ageTo'>

const typeNames = {
  adult: { tr: 'Yetişkin', en: 'Adult' },
  child: { tr: 'Çocuk', en: 'Child' },
} as const

/**
 * Returns the range of child ages: from the lowest age that an activity accepts to `childAges.to`. Null if the activity
 * accepts no children. The supplier may refuse single ages within the range.
 */
export function childAgesOf(units: readonly Ages[]): { from: number; to: number } | null {
  const ages = units.filter(({ ageFrom }) => ageFrom <= childAges.to).map(({ ageFrom }) => ageFrom)
  return ages.length === 0 ? null : { from: Math.min(...ages), to: childAges.to }
}

/**
 * Returns the passenger types whose number the search form asks for: adults, and children if the activity accepts them.
 */
export function passengerTypes(units: readonly Ages[], language: string): ActivityPassengerType[] {
  const own = messageLanguage(language)
  const ages = childAgesOf(units)
  const oldest = Math.max(...units.map(({ ageTo }) => ageTo))
  const adults = { type: 'adult', input_name: 'adult_count', age_from: childAges.to + 1, age_to: oldest }
  return [
    { name: typeNames.adult[own], ...adults },
    ...(ages
      ? [{ name: typeNames.child[own], type: 'child', input_name: 'child_count', age_from: ages.from, age_to: ages.to }]
      : []),
  ]
}
