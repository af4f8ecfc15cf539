/**
 * API calls of activities for places, details and searches (docs/product/activities.md#calls-of-activities). Each
 * throws `ApiError`.
 */
import type { Api, CallOptions } from '#api/client.ts'
import { resultsCall, storedSearchCalls } from '#api/search-calls.ts'
import {
  ActivityDates,
  ActivityDetail,
  type ActivityDetailForm,
  ActivityDetailResults,
  type ActivitySelectForm,
} from '#contract/activity-detail.ts'
import { ActivityResults, ActivitySearchSelectReply } from '#contract/activity-results.ts'
import {
  ActivityLocationDetail,
  ActivityOption,
  ActivityPoints,
  type ActivitySearchForm,
  type FeatureTypes,
  FeatureTypesInfo,
  PopularActivities,
  PopularLocations,
  RecentActivitySearches,
} from '#contract/activity-search.ts'
import { SelectReply, StartedSearch } from '#contract/booking.ts'

type Signal = Pick<CallOptions, 'signal'>

/**
 * Query of the call that finds locations and activities: a keyword or one ID. With an empty query, the call returns
 * popular locations and activities.
 */
export type AskedPoints =
  | { keyword: string }
  | { location_id: string }
  | { activity_id: string }
  | Readonly<Record<string, never>>

const idOf = encodeURIComponent

export const activityCalls = {
  ...storedSearchCalls('activity', { option: ActivityOption, recentSearches: RecentActivitySearches }),
  points: (api: Api, asked: AskedPoints, options?: Signal) =>
    api.get('/api/activity/point/', ActivityPoints, { ...options, query: asked }),
  popular: (api: Api, options?: Signal) => api.get('/api/activity/popular/', PopularActivities, options),
  popularLocations: (api: Api, options?: Signal) =>
    api.get('/api/activity/popular/locations/', PopularLocations, options),
  /**
   * Resolves to the types of the features that locations can have, such as heritage. Resolves to an empty list if the
   * reply lacks them or the call fails.
   */
  featureTypes: (api: Api, options?: Signal): Promise<FeatureTypes> =>
    api.get('/api/mobile/info/', FeatureTypesInfo, options).then(
      ({ constants }) => constants.activity.location_feature_types,
      () => [],
    ),
  location: (api: Api, id: string, options?: Signal) =>
    api.get(`/api/activity/location/${idOf(id)}/`, ActivityLocationDetail, options),
  detail: (api: Api, id: string, options?: Signal) =>
    api.get(`/api/activity/detail/${idOf(id)}/`, ActivityDetail, options),
  /**
   * Resolves to the departures (`results`) between two plain dates at most 92 days apart. If the children's ages are
   * missing, the backend assumes the age `middleAge` for each child.
   */
  dates: (api: Api, id: string, query: Record<string, string>, options?: Signal) =>
    api.get(`/api/activity/detail/${idOf(id)}/dates/`, ActivityDates, { ...options, query }),
  startSearch: (api: Api, form: ActivitySearchForm, options?: Signal) =>
    api.send('POST', '/api/activity/gateway/search/', StartedSearch, form, { ...options, reads: true }),
  results: resultsCall('activity', ActivityResults),
  /**
   * Selects a result. Resolves to the ID of its activity and the ID of a new search session for this activity, or to a
   * message if the gateway refuses the selection. No places are held.
   */
  select: (api: Api, form: { product_id: string; session_unique: string }, options?: Signal) =>
    api.send('POST', '/api/activity/gateway/search/select/', ActivitySearchSelectReply, form, {
      ...options,
      reads: true,
    }),
  packages: (api: Api, form: ActivityDetailForm, options?: Signal) =>
    api.send('POST', '/api/activity/gateway/detail/', ActivityDetailResults, form, { ...options, reads: true }),
  selectPackage: (api: Api, form: ActivitySelectForm, options?: Signal) =>
    api.send('POST', '/api/activity/gateway/detail/select/', SelectReply, form, options),
}
