/**
 * Converts locations, activities and categories to options of the place picker. A typed keyword finds only locations
 * and activities. A category is an option only if it was searched before.
 */
import * as z from 'zod/mini'
import { placeOf } from '#contract/activity-place.ts'
import type { PlaceOption, RecentSearch } from '#booking/places/places.ts'
import { ActivityLocation, ActivitySummary, type NamedId } from '#contract/activity-parts.ts'
import type { ActivityFormData, ActivityPoints, RecentActivitySearches } from '#contract/activity-search.ts'

/** A location or an activity that matches the typed keyword. */
export const Point = z.union([z.object({ location: ActivityLocation }), z.object({ activity: ActivitySummary })])
export type Point = z.infer<typeof Point>

/** Returns the matching locations and activities as one list, locations first. */
export const pointsOf = ({ locations, activities }: ActivityPoints): Point[] => [
  ...locations.map((location) => ({ location })),
  ...activities.map((activity) => ({ activity })),
]

type PointKind = 'location' | 'activity' | 'category'

/**
 * Returns an option of the place picker. The option's ID starts with the kind of place (location, activity or
 * category), because a location and an activity may have the same ID.
 */
function option(kind: PointKind, { id, name }: NamedId, city: string): PlaceOption {
  return { id: `${kind}/${id}`, text: name, code: '', name, city, kind, country_code: '' }
}

export function pointOption(point: Point): PlaceOption {
  if ('location' in point) return option('location', point.location, point.location.city.name)
  return option('activity', point.activity, placeOf(point.activity.location))
}

/**
 * Splits the ID of an option of the place picker into the kind of place and the place's own ID. Returns undefined for
 * text that was typed but not chosen from the list.
 */
export function readPoint(id: string): { kind: PointKind; id: string } | undefined {
  const [, kind, own] = /^(location|activity|category)\/([\w-]+)$/.exec(id) ?? []
  return kind === undefined || own === undefined ? undefined : { kind: kind as PointKind, id: own }
}

/** Returns the searched location, activity or category as an option of the place picker. */
export function searchedPoint({
  location,
  activity,
  category,
}: Pick<ActivityFormData, 'location' | 'activity' | 'category'>): PlaceOption | undefined {
  if (location) return pointOption({ location })
  if (activity) return option('activity', activity, '')
  return category ? option('category', category, '') : undefined
}

/** Returns recent activity searches for the home page. */
export function recentActivities({ results }: RecentActivitySearches): RecentSearch[] {
  return results.flatMap((search) => {
    const place = searchedPoint(search)
    return place ? [{ places: [place], option: search.option }] : []
  })
}
