import { activityAddress, locationAddress, locationsAddress, popularAddress } from '#activity/activity-addresses.ts'
import { activityCalls } from '#api/activity.ts'
import type { Api } from '#api/client.ts'

/** Returns the paths of the activity pages that search engines may list. Throws `ApiError`. */
export async function activityPages(api: Api): Promise<string[]> {
  const [activities, locations] = await Promise.all([activityCalls.popular(api), activityCalls.popularLocations(api)])
  return [
    popularAddress,
    locationsAddress,
    ...locations.results.map(({ id }) => locationAddress(id)),
    ...activities.results.map(({ id }) => activityAddress(id)),
  ]
}
