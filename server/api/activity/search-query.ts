/** Defines the query of an activity search as the database stores it. The query does not say who searched. */
import * as z from 'zod/mini'
import { middleAge } from '#contract/activity-limits.ts'
import { searchId, searchKind, type AskedSession, type NewSearch } from '#server/api/booking/search-sessions.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import type {
  ActivityLocation,
  ActivityParty,
  ActivitySummary,
  Named,
} from '#server/supply/activity/activity-supply.ts'
import { ask } from '#server/supply/supply-call.ts'

const Scope = z.union([
  z.object({ activity: z.string() }),
  z.object({ location: z.string() }),
  z.object({ category: z.string() }),
])
type SearchScope = z.infer<typeof Scope>

/** The query of an activity search. If the traveller did not enter the ages of the children, `childAges` is empty. */
export const ActivitySearchQuery = z.object({
  scope: Scope,
  departureDate: z.string(),
  adults: z.number(),
  children: z.number(),
  childAges: z.array(z.number()),
})
export type ActivitySearchQuery = z.infer<typeof ActivitySearchQuery>

/** Describes how activity searches are stored. */
export const activitySearches = searchKind('activity', ActivitySearchQuery)
export type ActivitySession = AskedSession<ActivitySearchQuery>

/**
 * The form fields in which a client describes its party: the numbers of adults and children, and the children's ages.
 */
interface PartyForm {
  adult_count: number
  child_count: number
  child_ages: number[]
}

interface ScopeForm {
  activity_id: string | null
  location_id: string | null
  category_id: string | null
}

/**
 * Returns the scope of a search form: the activity if the form names one, otherwise the location, otherwise the
 * category.
 */
function scopeOfForm({ activity_id: activity, location_id: location, category_id: category }: ScopeForm): SearchScope {
  if (activity !== null) return { activity }
  if (location !== null) return { location }
  return { category: category ?? '' }
}

/** Returns ages in ascending order, so that the ID of a search does not depend on the order of the entered ages. */
const inOrder = (ages: readonly number[]) => ages.toSorted((a, b) => a - b)

export const queryOfForm = (form: ScopeForm & PartyForm & { departure_date: string }): ActivitySearchQuery => ({
  scope: scopeOfForm(form),
  departureDate: form.departure_date,
  adults: form.adult_count,
  children: form.child_count,
  childAges: inOrder(form.child_ages),
})

/**
 * Returns the party of a query. If the ages of the children are missing, every child is assumed to be `middleAge` years
 * old.
 */
export const partyOf = ({ adults, children, childAges }: Omit<ActivitySearchQuery, 'scope'>): ActivityParty => ({
  adults,
  childAges: childAges.length === children ? childAges : Array.from({ length: children }, () => middleAge),
})

export const partyOfForm = ({ adult_count: adults, child_count: children, child_ages: ages }: PartyForm) =>
  partyOf({ adults, children, childAges: inOrder(ages), departureDate: '' })

/** Returns the type of a search scope ('activity', 'location' or 'category') and its ID. */
function scopeParts(scope: SearchScope): [string, string] {
  const [entry] = Object.entries(scope)
  return entry ?? ['', '']
}

/** Returns an activity search as it is stored. */
export function newSearch(query: ActivitySearchQuery): NewSearch {
  const { scope, departureDate, adults, children, childAges } = query
  const [kind, id] = scopeParts(scope)
  const parts = [kind, id, departureDate, adults, children, childAges.join('-')]
  return { product: 'activity', query, optionId: searchId('activity', parts), route: `${kind} ${id}` }
}

/** The activity, location or category that a search covers. Exactly one of the fields is not null. */
export interface SearchTarget {
  activity: ActivitySummary | null
  location: ActivityLocation | null
  category: Named | null
}

type Deps = Pick<GatewayDeps, 'activities' | 'patience'>

/** Returns the activity, location or category that a search covers; undefined if the supplier no longer has it. */
export async function targetOf(
  { activities: { catalogue }, patience }: Deps,
  { scope }: Pick<ActivitySearchQuery, 'scope'>,
): Promise<SearchTarget | undefined> {
  const nothing = { activity: null, location: null, category: null }
  if ('activity' in scope) {
    const found = await ask(patience.places, (call) => catalogue.activity(scope.activity, call))
    return found && { ...nothing, activity: found.summary }
  }
  if ('location' in scope) {
    const found = await ask(patience.places, (call) => catalogue.location(scope.location, call))
    return found && { ...nothing, location: found.location }
  }
  const categories = await ask(patience.places, (call) => catalogue.categories(call))
  const category = categories.find(({ id }) => id === scope.category)
  return category && { ...nothing, category }
}

/** Returns the name of the searched activity, location or category in Turkish and in English. */
export const targetName = ({ activity, location, category }: SearchTarget) =>
  activity?.name ?? location?.name ?? category?.name ?? { tr: '', en: '' }
