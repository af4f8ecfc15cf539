import type { ActivitySummary } from '#contract/activity-parts.ts'

/**
 * Empties the fields of activities that cards do not show, because the server-rendered HTML contains the data a second
 * time for hydration.
 */
export const forCards = (activities: readonly ActivitySummary[]): ActivitySummary[] =>
  activities.map((activity) => ({
    ...activity,
    short_description: '',
    provider: undefined,
    departure: null,
    arrival: null,
    departure_zones: [],
    day_plans: [],
  }))
