/** Locations, activities and categories as places of the combined picker. */
import * as z from 'zod/mini'
import { placeOf } from '#contract/activity-place.ts'
import type { PlaceOption, RecentSearch } from '#booking/places/places.ts'
import { ActivityLocation, ActivitySummary, type NamedId } from '#contract/activity-parts.ts'
import type { ActivityFormData, ActivityPoints, RecentActivitySearches } from '#contract/activity-search.ts'

/** A match of the combined search. */
export const Point = z.union([z.object({ location: ActivityLocation }), z.object({ activity: ActivitySummary })])
export type Point = z.infer<typeof Point>

/** The matches as one list: locations first. */
export const pointsOf = ({ locations, activities }: ActivityPoints): Point[] => [
  ...locations.map((location) => ({ location })),
  ...activities.map((activity) => ({ activity })),
]

type PointKind = 'location' | 'activity' | 'category'

/** A place of the picker; its ID contains the kind, because a location and an activity may have the same ID. */
function option(kind: PointKind, { id, name }: NamedId, city: string): PlaceOption {
  return { id: `${kind}/${id}`, text: name, code: '', name, city, kind, country_code: '' }
}

export function pointOption(point: Point): PlaceOption {
  if ('location' in point) return option('location', point.location, point.location.city.name)
  return option('activity', point.activity, placeOf(point.activity.location))
}

/** Kind and ID of a place of the picker; undefined for text that was only typed. */
export function readPoint(id: string): { kind: PointKind; id: string } | undefined {
  const [, kind, own] = /^(location|activity|category)\/([\w-]+)$/.exec(id) ?? []
  return kind === undefined || own === undefined ? undefined : { kind: kind as PointKind, id: own }
}

/** The searched location, activity or category as a place of the picker. */
export function searchedPoint({
  location,
  activity,
  category,
}: Pick<ActivityFormData, 'location' | 'activity' | 'category'>): PlaceOption | undefined {
  if (location) return pointOption({ location })
  if (activity) return option('activity', activity, '')
  return category ? option('category', category, '') : undefined
}

/** Recent searches of activities for home. */
export function recentActivities({ results }: RecentActivitySearches): RecentSearch[] {
  return results.flatMap((search) => {
    const place = searchedPoint(search)
    return place ? [{ places: [place], option: search.option }] : []
  })
}
