/** Loader for the picker that finds locations and activities in one list (/activity/points/?keyword=). */
import { Point, pointOption, pointsOf, recentActivities } from '#activity/points.ts'
import { activityCalls } from '#api/activity.ts'
import { placeLoader } from '#booking/places/place-search.ts'
import { RecentActivitySearches } from '#contract/activity-search.ts'

export const loader = placeLoader({
  name: 'activity',
  place: Point,
  find: async (api, keyword, options) => ({ results: pointsOf(await activityCalls.points(api, { keyword }, options)) }),
  option: pointOption,
  searches: RecentActivitySearches,
  earlier: activityCalls.recentSearches,
  recent: recentActivities,
})
