import { lazy } from 'react'
import type { ActivityFields } from '#home/activity/activity-fields.ts'
import type { HomeTab } from '#home/home-tab.ts'
import { keepAsking } from '#ui/keep-asking.ts'

/** The activity tab of home; its loader imports the form before it is rendered. */
export const activityTab: HomeTab<ActivityFields> = {
  Form: lazy(async () => ({
    default: await keepAsking(() => import('#home/activity/activity-form.tsx').then((code) => code.ActivityForm)),
  })),
  start: async () => (await import('#home/activity/start-activity-search.ts')).startActivitySearch,
}
