import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { minutesOf } from '#contract/duration.ts'
import { useDuration } from '#ui/use-duration.ts'

interface Lasting {
  /** Number of calendar days if the activity ends on a later day than it begins; otherwise null. */
  duration_in_days: number | null
  /** Duration as HH:MM; the hours may exceed 24. */
  duration?: string | null | undefined
}

/** Returns the number of nights of an activity over several days (docs/product/activities.md#results-of-activities). */
export const nightsOf = (days: number): number => days - 1

/**
 * Returns a function that describes an activity's duration as text: '2 gece 3 gün', or '3 sa 30 dk' within a day;
 * undefined if the duration is unknown.
 */
export function useActivityDuration(): (lasting: Lasting) => string | undefined {
  const { t } = useLingui()
  const hours = useDuration()
  return ({ duration_in_days: days, duration }) => {
    if (days === null) return duration ? hours(minutesOf(duration)) : undefined
    const nights = nightsOf(days)
    const daysText = t`${plural(days, { one: '# gün', other: '# gün' })}`
    if (nights < 1) return daysText
    const nightsText = t`${plural(nights, { one: '# gece', other: '# gece' })}`
    return t`${nightsText} ${daysText}`
  }
}
