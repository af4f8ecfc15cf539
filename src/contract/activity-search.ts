/**
 * Schemas for places and searches of activities (docs/product/activities.md#calls-of-activities). Field names are those
 * of the API.
 */
import * as z from 'zod/mini'
import { activityLimits, childAges } from '#contract/activity-limits.ts'
import { ActivityLocation, ActivitySummary, NamedId } from '#contract/activity-parts.ts'
import { extra, optionalExtra } from '#contract/extra.ts'
import { rule } from '#contract/rules.ts'
import { departureDate, wholeNumber } from '#contract/rule-schemas.ts'

/**
 * Reply to GET /api/activity/point/?keyword=: the places that match a keyword of at least 3 characters. This project's
 * gateway also accepts `location_id` or `activity_id`, and then returns only the place with this ID, or nothing. If the
 * request has no parameter, this gateway returns popular places.
 */
export const ActivityPoints = z.object({
  locations: z._default(z.array(ActivityLocation), []),
  activities: z._default(z.array(ActivitySummary), []),
})
export type ActivityPoints = z.infer<typeof ActivityPoints>

/** Reply to GET /api/activity/popular/: all popular activities, the most popular first. */
export const PopularActivities = z.object({ results: z.array(ActivitySummary) })
/** Reply to GET /api/activity/popular/locations/: all popular locations, the most popular first. */
export const PopularLocations = z.object({ results: z.array(ActivityLocation) })

const FeatureTypes = extra(z.array(z.object({ type: z.string(), name: z.string(), icon: extra(z.string(), '') })), [])
/** Kinds of features that a location can have; `icon` is the name of an icon, such as `water`. */
export type FeatureTypes = z.infer<typeof FeatureTypes>

/**
 * The part of the reply to GET /api/mobile/info/ that only location pages read. It is not part of `AppInfo`, because
 * the server writes `AppInfo` into every page.
 */
export const FeatureTypesInfo = z.object({
  constants: z.object({
    activity: extra(z.object({ location_feature_types: FeatureTypes }), { location_feature_types: [] }),
  }),
})

/** Reply to GET /api/activity/location/{id}/. `content` is HTML, which is sanitised before it is shown. */
export const ActivityLocationDetail = z.extend(ActivityLocation, {
  content: z._default(z.nullable(z.object({ content: z.string() })), null),
  /** Features of the location, such as a heritage site; `type` is the `type` of an entry in `FeatureTypes`. */
  features: z._default(z.array(z.object({ name: z.string(), type: optionalExtra(z.string()) })), []),
  /** Activities that take place, begin or end at this location, the most popular first. */
  popular_activities: z._default(z.array(ActivitySummary), []),
})
export type ActivityLocationDetail = z.infer<typeof ActivityLocationDetail>

/** A required ID of a location, a category, an activity or a departure in a posted form. */
export const requiredId = z
  .pipe(
    z.union([z.string(), z.number()], { error: ({ input }) => ((input ?? '') === '' ? rule.required : rule.invalid) }),
    z.transform(String),
  )
  .check(z.minLength(1, rule.required), z.regex(/^[A-Za-z0-9_-]{0,120}$/, rule.invalid))
/** An optional ID in a posted form; a missing field, null and an empty field all become null. */
export const optionalTextId = z._default(
  z.nullable(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => null),
      ),
      requiredId,
    ]),
  ),
  null,
)

/** Returns the schema of a whole number between two bounds, both inclusive. */
const between = ({ min, max }: { min: number; max: number }) =>
  wholeNumber.check(z.refine((value) => value >= min && value <= max, rule.invalid))

/**
 * Returns the ages of children as a list; they may be given as a list, one value or comma-separated text. An empty text
 * means that no ages are given. An empty age in a list or in a text with commas stays in the list, because
 * `partyFailures` compares the length of the list with the number of children.
 */
function listOf(given: unknown): unknown {
  if (given === undefined || given === null || given === '') return []
  if (typeof given === 'string') return given.split(',').map((age) => age.trim())
  return Array.isArray(given) ? given : [given]
}

const age = between({ min: childAges.from, max: childAges.to })
const ages = z.pipe(z.transform(listOf), z.array(age).check(z.maxLength(activityLimits.children.max, rule.invalid)))

/** Form fields of a party. If they contain no ages, each child is assumed to have the age `middleAge`. */
export const partyFields = {
  adult_count: z._default(between(activityLimits.adults), activityLimits.adults.preset),
  child_count: z._default(between(activityLimits.children), activityLimits.children.preset),
  child_ages: z._default(ages, []),
}

interface UncheckedParty {
  adult_count?: unknown
  child_count?: unknown
  child_ages?: unknown
}

const isCount = (value: unknown): value is number => typeof value === 'number'

/**
 * Returns the failed rules of a party that concern several fields, as [field, rule code]: at most eight travellers, and
 * ages for all children or for none. If `agesRequired` is true, ages are required for all children.
 */
export function partyFailures(party: UncheckedParty, agesRequired = false): [string, string][] {
  const { adult_count: adults, child_count: children, child_ages: given } = party
  if (!isCount(adults) || !isCount(children)) return []
  if (adults + children > activityLimits.most) return [['child_count', rule.invalid]]
  const count = Array.isArray(given) ? given.length : 0
  if (count === children || (count === 0 && !agesRequired)) return []
  return [['child_ages', count < children ? rule.required : rule.invalid]]
}

/** Creates a check of the rules in `partyFailures`. The check runs even if other fields of the form are invalid. */
export const partyCheck = (agesRequired = false) =>
  z.check<UncheckedParty>(
    ({ value, issues }) => {
      for (const [field, message] of partyFailures(value, agesRequired))
        issues.push({ code: 'custom', message, path: [field], input: value })
    },
    { when: () => true },
  )

/**
 * What is searched: an activity, a location or a category. If several IDs are given, the activity has priority, then
 * the location.
 */
const scopeFields = { activity_id: optionalTextId, location_id: optionalTextId, category_id: optionalTextId }

/**
 * Returns the schema for the body of POST /api/activity/gateway/search/, the search form of the home page, location
 * pages and results. `today` (in Europe/Istanbul) and `lastDay`, the last day on sale, are plain dates.
 */
export const activitySearchForm = ({ today, lastDay }: { today: string; lastDay: string }) =>
  z
    .object({
      ...scopeFields,
      departure_date: departureDate({ today, lastDay }),
      ...partyFields,
    })
    .check(partyCheck())
    .check(
      z.refine(
        ({ activity_id: activity, location_id: location, category_id: category }) =>
          [activity, location, category].some((id) => id !== null && id !== undefined),
        { error: rule.required, path: ['location_id'], when: () => true },
      ),
    )
export type ActivitySearchForm = z.infer<ReturnType<typeof activitySearchForm>>

/**
 * A search as posted, with the names of what was searched. `id` is the ID under which the gateway saves it (the API's
 * search option); share links and price alerts refer to this ID. Exactly one of activity, location and category is not
 * null. `child_ages` is in ascending order, and empty if no ages were given.
 */
export const ActivityFormData = z.object({
  id: z.string(),
  activity_id: extra(z.nullable(z.string()), null),
  location_id: extra(z.nullable(z.string()), null),
  category_id: extra(z.nullable(z.string()), null),
  activity: extra(z.nullable(NamedId), null),
  location: extra(z.nullable(ActivityLocation), null),
  category: extra(z.nullable(NamedId), null),
  departure_date: z.string(),
  adult_count: z.number(),
  child_count: z.number(),
  child_ages: extra(z.array(z.number()), []),
  total_passenger_count: extra(z.nullable(z.number()), null),
  session_unique: extra(z.nullable(z.string()), null),
})
export type ActivityFormData = z.infer<typeof ActivityFormData>

/**
 * Reply to POST /api/activity/gateway/search/ if the body is a search form. `form_data` is the posted search; the app
 * reads only the fields of `StartedSearch`.
 */
export const ActivitySearchReply = z.object({ form_data: ActivityFormData, session_unique: z.string() })
export type ActivitySearchReply = z.infer<typeof ActivitySearchReply>

/**
 * Reply to GET /api/user/activity/recent-searches/: the searches of the signed-in user, or of a guest's device
 * (X-Device-Id).
 */
export const RecentActivitySearches = z.object({
  results: z.array(
    z.object({
      option: z.string(),
      location: extra(z.nullable(ActivityLocation), null),
      activity: extra(z.nullable(NamedId), null),
      category: extra(z.nullable(NamedId), null),
    }),
  ),
})
export type RecentActivitySearches = z.infer<typeof RecentActivitySearches>

/**
 * Reply to GET /api/activity/option/{option}/: a saved search (the API's search option) as form fields, with which it
 * is repeated or shared.
 */
export const ActivityOption = z.object({ form_data: ActivityFormData })
