/** Limits of the activity product, for screens that do not import its schemas (docs/product/activities.md). */

export const activityLimits = {
  /** Travellers of a party together, one of whom is an adult. */
  most: 8,
  adults: { min: 1, max: 8, preset: 2 },
  children: { min: 0, max: 7, preset: 0 },
} as const

/** Ages of children in full years on the day of the activity, both inclusive; adults are older. */
export const childAges = { from: 0, to: 17 } as const

/** Age that a search without ages counts its children with. */
export const middleAge = 8

/** How many of the popular lists home and location pages show. */
export const popularShown = { activities: 5, locations: 4 } as const
