import type { ActivitySummary } from '#contract/activity-parts.ts'

/**
 * Returns copies of the activities in which all fields that cards do not show are empty. This makes server-rendered
 * pages smaller: besides the rendered cards, the HTML contains the data for hydration.
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
