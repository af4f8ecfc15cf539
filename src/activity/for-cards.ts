import type { ActivitySummary } from '#contract/activity-parts.ts'

/**
 * Activities without the fields that cards do not show, because the document contains the data a second time for
 * hydration.
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
