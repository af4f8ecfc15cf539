/** Routes for places, activity pages, searches, packages, selections and pick-ups. */
import { activitySearchForm } from '#contract/activity-search.ts'
import { activityDates, activityDetail } from '#server/api/activity/detail.ts'
import { operationRoutes } from '#server/api/activity/operation-routes.ts'
import { activityPackages } from '#server/api/activity/packages.ts'
import { locationDetail, points, popularActivities, popularLocations } from '#server/api/activity/places.ts'
import { searchResults } from '#server/api/activity/results.ts'
import {
  activitySearches,
  newSearch,
  queryOfForm,
  targetOf,
  type ActivitySearchQuery,
  type SearchTarget,
} from '#server/api/activity/search-query.ts'
import { selectPackage, selectResult } from '#server/api/activity/select.ts'
import { wireFormData, wireLocation, wireNamed } from '#server/api/activity/wire-activity.ts'
import { nestedBody } from '#server/api/booking/payment-body.ts'
import { resultsOf, type SearchForm, searchOrResults, selectionOf } from '#server/api/booking/gateway-search.ts'
import { storedSearchCalls, type StoredSearchCalls } from '#server/api/booking/search-calls.ts'
import { invalidField } from '#server/http/api-error.ts'
import { parseForm } from '#server/http/parse-form.ts'
import type { Router } from '#server/http/router.ts'
import { limitRate } from '#server/middleware/rate-limit.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'

const calls: StoredSearchCalls<ActivitySearchQuery, SearchTarget> = {
  kind: activitySearches,
  namesOf: targetOf,
  recent: ({ activity, location, category }, language) => ({
    activity: activity && wireNamed(activity, language),
    location: location && wireLocation(location, language),
    category: category && wireNamed(category, language),
  }),
  formData: wireFormData,
}

// oxfmt-ignore
const searchOrder = [
  'activity_id', 'location_id', 'category_id', 'departure_date', 'adult_count', 'child_count', 'child_ages',
]

const idFields = { activity: 'activity_id', location: 'location_id', category: 'category_id' } as const

const form: SearchForm<ActivitySearchQuery, SearchTarget> = {
  async read(deps, input, onSale, language) {
    const query = queryOfForm(parseForm(activitySearchForm(onSale), nestedBody(input), searchOrder, language))
    const names = await targetOf(deps, query)
    if (names) return { query, names }
    const field = idFields['activity' in query.scope ? 'activity' : 'location' in query.scope ? 'location' : 'category']
    throw invalidField(field, language)
  },
  newSearch,
}

export const activityResults = resultsOf(activitySearches, searchResults)

export const activitySelect = selectionOf(selectPackage)

export function activityRoutes(route: Router, deps: GatewayDeps): void {
  storedSearchCalls(route, deps, calls)

  route('GET', '/activity/point/', (c) => points(deps, c))
  route('GET', '/activity/popular/', (c) => popularActivities(deps, c))
  route('GET', '/activity/popular/locations/', (c) => popularLocations(deps, c))
  route('GET', '/activity/location/:id/', (c) => locationDetail(deps, c))
  route('GET', '/activity/detail/:id/', (c) => activityDetail(deps, c))
  // This route returns an activity's departures between two dates. It is an extension of this gateway; other backends
  // need not have it.
  route('GET', '/activity/detail/:id/dates/', async (c) => {
    await limitRate(deps, c, 'calendar')
    return activityDates(deps, c)
  })

  const searching = { ...form, formField: 'departure_date', results: activityResults }
  route('POST', '/activity/gateway/search/', searchOrResults(deps, calls, searching))

  route('POST', '/activity/gateway/search/select/', async (c) => {
    await limitRate(deps, c, 'search')
    return c.json(await selectResult(deps, c))
  })

  route('POST', '/activity/gateway/detail/', async (c) => c.json(await activityPackages(deps, c)))
  route('POST', '/activity/gateway/detail/select/', (c) => activitySelect(deps, c))

  operationRoutes(route, deps)
}
