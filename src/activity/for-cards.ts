import type { ActivitySummary } from '#contract/activity-parts.ts'

/**
 * Returns copies of the activities for cards: fields that cards do not show are empty. This makes the server-rendered
 * page smaller, because its HTML contains the data a second time for hydration.
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
