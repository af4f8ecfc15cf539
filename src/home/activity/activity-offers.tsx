import { MustSeePlaces, PopularActivities } from '#activity/popular-sections.tsx'
import type { ActivityLocation, ActivitySummary } from '#contract/activity-parts.ts'

export interface Offers {
  activities: ActivitySummary[]
  locations: ActivityLocation[]
}

/** Shows popular activities and places worth seeing below the search form. */
export function ActivityOffers({ offers }: { offers: Offers }) {
  return (
    <>
      <PopularActivities activities={offers.activities} />
      <MustSeePlaces locations={offers.locations} />
    </>
  )
}
