/** The party of an activity in forms and URLs (docs/product/activities.md#search-of-activities). */
import { activityLimits, childAges } from '#contract/activity-limits.ts'

export interface Party {
  adults: number
  /** One entry for each child: its age in full years on the date of the activity, or null while no age is chosen. */
  ages: readonly (number | null)[]
}

export const defaultParty: Party = { adults: activityLimits.adults.preset, ages: [] }

export const partySize = ({ adults, ages }: Party): number => adults + ages.length

/**
 * Returns the maximum of the stepper for adults or for children. Both steppers together may not exceed the largest
 * allowed party.
 */
export function mostOf(party: Party, kind: 'adults' | 'children'): number {
  const others = kind === 'adults' ? party.ages.length : party.adults
  return activityLimits.most - others
}

/** Returns a copy of the party with `count` children; ages already chosen are kept. */
export function withChildren(party: Party, count: number): Party {
  return { ...party, ages: Array.from({ length: count }, (_, index) => party.ages[index] ?? null) }
}

/** Returns a copy of the party in which one child has the given age. */
export function withAge(party: Party, child: number, age: number | null): Party {
  return { ...party, ages: party.ages.map((one, index) => (index === child ? age : one)) }
}

/** Returns whether an age is chosen for every child. */
export const hasAges = ({ ages }: Party): boolean => !ages.includes(null)

type Read = Pick<FormData | URLSearchParams, 'get' | 'getAll'>

const numberIn = (given: unknown, { min, max }: { min: number; max: number }): number | null => {
  if (typeof given !== 'string' || !/^\d{1,2}$/.test(given.trim())) return null
  return Math.min(max, Math.max(min, Number(given)))
}

/**
 * Reads the party from a URL's query or a form. A number of travellers with one or two digits becomes the nearest
 * allowed number. Any other value counts as missing. A missing number of adults becomes two, a missing number of
 * children zero. Ages may be repeated fields or comma-separated; an age that no child can have becomes null.
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

/** Returns whether the URL's query or the form contains a party. */
export const namesParty = (given: Read): boolean => given.get('adult_count') !== null

/**
 * Returns the party as fields of a search form; ages are comma-separated, and left out until all of them are chosen.
 */
export function partyFields(party: Party): { adult_count: string; child_count: string; child_ages?: string } {
  const counts = { adult_count: String(party.adults), child_count: String(party.ages.length) }
  return party.ages.length > 0 && hasAges(party) ? { ...counts, child_ages: party.ages.join(',') } : counts
}
