/**
 * Starts activity searches: for a category or location in a URL, and again for another date, after an expired session,
 * or from a saved search (search option).
 */
import type { Api } from '#api/client.ts'
import { activityCalls } from '#api/activity.ts'
import { partyFields, readParty } from '#activity/party.ts'
import { settleDays } from '#booking/search/day-rules.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import type { StartSaved } from '#booking/search/search-gate.ts'
import { type ActivityFormData, activitySearchForm } from '#contract/activity-search.ts'
import { isPlainDate } from '#contract/calendar-date.ts'

/** A search as form fields; ages are comma-separated. */
export interface ActivitySearchFields extends Record<string, string> {
  departure_date: string
  adult_count: string
  child_count: string
}

/** Returns what was searched (an activity, a location or a category) as a form field. */
function scopeOf(asked: ActivityFormData): Record<string, string> {
  const activity = asked.activity_id ?? asked.activity?.id
  const location = asked.location_id ?? asked.location?.id
  const category = asked.category_id ?? asked.category?.id
  if (activity) return { activity_id: activity }
  return location ? { location_id: location } : category ? { category_id: category } : {}
}

/** Returns the search as form fields, so that it can be posted again. */
export function activitySearchFields(asked: ActivityFormData): ActivitySearchFields {
  const ages = asked.child_ages.length > 0 ? { child_ages: asked.child_ages.join(',') } : {}
  return {
    ...scopeOf(asked),
    departure_date: asked.departure_date,
    adult_count: String(asked.adult_count),
    child_count: String(asked.child_count),
    ...ages,
  }
}

/**
 * Returns the schema of a posted search, which accepts only dates on sale; `today` is a plain date in Europe/Istanbul.
 */
export function activitySearchFormOn(today: string) {
  return activitySearchForm({ today, lastDay: lastDayOnSale(today) })
}

/**
 * Starts a saved search again and returns its session. A past date becomes today. Throws `ApiError`, with status 404
 * for an unknown search.
 */
export const activitySearchFromOption: StartSaved = async (api, option, today, signal) => {
  const { form_data: asked } = await activityCalls.option(api, option, { signal })
  const { departure } = settleDays({ departure: asked.departure_date, return: null }, today)
  const form = activitySearchFormOn(today).parse({ ...activitySearchFields(asked), departure_date: departure })
  const reply = await activityCalls.startSearch(api, form, { signal })
  return reply.session_unique
}

/**
 * Starts the search for the category or location in a URL's query. A missing, malformed or past date becomes today; a
 * missing party becomes two adults. Returns null if the query is not a valid search, for example if it has neither a
 * category nor a location. Throws `ApiError`.
 */
export async function searchFromAddress(
  api: Api,
  params: URLSearchParams,
  today: string,
  signal: AbortSignal,
): Promise<string | null> {
  const scope = ['location_id', 'category_id'].flatMap((name) => {
    const id = params.get(name)
    return id ? [[name, id]] : []
  })
  const asked = params.get('departure_date') ?? ''
  const { departure } = settleDays({ departure: isPlainDate(asked) ? asked : today, return: null }, today)
  const fields = { ...partyFields(readParty(params)), departure_date: departure }
  const form = activitySearchFormOn(today).safeParse({ ...Object.fromEntries(scope), ...fields })
  if (!form.success) return null
  const reply = await activityCalls.startSearch(api, form.data, { signal })
  return reply.session_unique
}
