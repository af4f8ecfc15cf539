/** Limits of activities, for screens that do not import the schemas of activities (docs/product/activities.md). */

export const activityLimits = {
  /** Maximum number of travellers in a party, at least one of them an adult. */
  most: 8,
  adults: { min: 1, max: 8, preset: 2 },
  children: { min: 0, max: 7, preset: 0 },
} as const

/**
 * `from` and `to` are the minimum and maximum age of a child in full years on the date of the activity, both inclusive.
 * Adults are older than `to`.
 */
export const childAges = { from: 0, to: 17 } as const

/** Age that is assumed for each child if a search contains no ages. */
export const middleAge = 8

/**
 * Maximum lengths of the list of popular activities and the list of popular locations. Both lists are on the home page
 * and on the page of a location.
 */
export const popularShown = { activities: 5, locations: 4 } as const
