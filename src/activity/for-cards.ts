import type { ActivitySummary } from '#contract/activity-parts.ts'

/** Activities without what cards do not show: the document of a list contains them once more, for hydration. */
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
