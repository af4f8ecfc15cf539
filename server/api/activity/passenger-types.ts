/**
 * Determines the passenger types that the search form of an activity asks for, and for each type the ages that the
 * activity accepts.
 */
import type { ActivityPassengerType } from '#contract/activity-detail.ts'
import { childAges } from '#contract/activity-limits.ts'
import type { ActivityUnit } from '#server/supply/activity/activity-supply.ts'
import { messageLanguage } from '#server/text/messages.ts'

type Ages = Pick<ActivityUnit, 'ageFrom' | 'ageTo'>

/** Names of the two types of travellers that a search distinguishes. */
export const typeNames = {
  adult: { tr: 'Yetişkin', en: 'Adult' },
  child: { tr: 'Çocuk', en: 'Child' },
} as const

/**
 * Returns the lowest and the highest age at which an activity accepts a child. Null if the activity accepts no
 * children. It may refuse ages between these two, if none of its price units includes them.
 */
export function childAgesOf(units: readonly Ages[]): { from: number; to: number } | null {
  const fit = units.filter(({ ageFrom }) => ageFrom <= childAges.to)
  if (fit.length === 0) return null
  const [from, to] = [fit.map(({ ageFrom }) => ageFrom), fit.map(({ ageTo }) => ageTo)]
  return { from: Math.min(...from), to: Math.min(Math.max(...to), childAges.to) }
}

/**
 * Returns the passenger types whose number the search form asks for: adults, and children if the activity accepts them.
 */
export function passengerTypes(units: readonly Ages[], language: string): ActivityPassengerType[] {
  const own = messageLanguage(language)
  const { from, to } = childAges
  const adult = units.find(({ ageTo }) => ageTo > to) ?? { ageFrom: from, ageTo: 100 }
  const adults = { age_from: Math.max(adult.ageFrom, to + 1), age_to: adult.ageTo }
  const ages = childAgesOf(units)
  return [
    { name: typeNames.adult[own], type: 'adult', input_name: 'adult_count', ...adults },
    ...(ages
      ? [{ name: typeNames.child[own], type: 'child', input_name: 'child_count', age_from: ages.from, age_to: ages.to }]
      : []),
  ]
}
