/** The party of an activity in forms and addresses (docs/product/activities.md#search-of-activities). */
import { activityLimits, childAges } from '#contract/activity-limits.ts'

export interface Party {
  adults: number
  /** One entry for each child: the age in full years on the day of the activity, null while it is not chosen. */
  ages: readonly (number | null)[]
}

export const defaultParty: Party = { adults: activityLimits.adults.preset, ages: [] }

export const partySize = ({ adults, ages }: Party): number => adults + ages.length

/** Maximum number of adults or children in this party, for a stepper. */
export function mostOf(party: Party, kind: 'adults' | 'children'): number {
  const others = kind === 'adults' ? party.ages.length : party.adults
  return activityLimits.most - others
}

/** A copy of the party with this number of children; ages are kept. */
export function withChildren(party: Party, count: number): Party {
  return { ...party, ages: Array.from({ length: count }, (_, index) => party.ages[index] ?? null) }
}

/** A copy of the party with the age of one child. */
export function withAge(party: Party, child: number, age: number | null): Party {
  return { ...party, ages: party.ages.map((one, index) => (index === child ? age : one)) }
}

/** Whether every child has an age. */
export const hasAges = ({ ages }: Party): boolean => !ages.includes(null)

type Read = Pick<FormData | URLSearchParams, 'get' | 'getAll'>

const numberIn = (given: unknown, { min, max }: { min: number; max: number }): number | null => {
  if (typeof given !== 'string' || !/^\d{1,2}$/.test(given.trim())) return null
  return Math.min(max, Math.max(min, Number(given)))
}

/**
 * Reads the party from an address or a form; counts beyond the limits become the nearest allowed ones. Ages may be
 * repeated fields or comma-separated; an age that no child can have becomes null.
 */
export function readParty(given: Read): Party {
  const { adults: most, children } = activityLimits
  const adults = numberIn(given.get('adult_count'), most) ?? defaultParty.adults
  const count = numberIn(given.get('child_count'), { ...children, max: activityLimits.most - adults }) ?? 0
  const ages = given
    .getAll('child_ages')
    .flatMap((value) => (typeof value === 'string' ? value.split(',') : []))
    .map((age) => {
      const years = numberIn(age, { min: 0, max: 99 })
      return years !== null && years >= childAges.from && years <= childAges.to ? years : null
    })
  return withChildren({ adults, ages }, count)
}

/** Whether the address or form names a party. */
export const namesParty = (given: Read): boolean => given.get('adult_count') !== null

/** The party as fields of a search; ages are comma-separated, and left out until all are chosen. */
export function partyFields(party: Party): { adult_count: string; child_count: string; child_ages?: string } {
  const counts = { adult_count: String(party.adults), child_count: String(party.ages.length) }
  return party.ages.length > 0 && hasAges(party) ? { ...counts, child_ages: party.ages.join(',') } : counts
}
