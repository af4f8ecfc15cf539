import type { ActivityFields } from '#home/activity/activity-fields.ts'
import type { TabFormProps } from '#home/home-tab.ts'

/** The activity search form. */
export function ActivityForm(_: TabFormProps<ActivityFields>) {
  return null
}
