import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { minutesOf } from '#contract/duration.ts'
import { useDuration } from '#ui/use-duration.ts'

interface Lasting {
  /** Number of calendar days if the activity ends on another day than it begins; otherwise null. */
  duration_in_days: number | null
  /** HH:MM, with hours above 24. */
  duration?: string | null | undefined
}

/** Nights of an activity of several days (docs/product/activities.md#results-of-activities). */
export const nightsOf = (days: number): number => days - 1

/**
 * Returns a function that describes an activity's duration: '2 gece 3 gün', or '3 sa 30 dk' within a day; undefined if
 * it is unknown.
 */
export function useActivityDuration(): (lasting: Lasting) => string | undefined {
  const { t } = useLingui()
  const hours = useDuration()
  return ({ duration_in_days: days, duration }) => {
    if (days === null) return duration ? hours(minutesOf(duration)) : undefined
    const nights = nightsOf(days)
    const long = t`${plural(days, { one: '# gün', other: '# gün' })}`
    return nights < 1 ? long : `${t`${plural(nights, { one: '# gece', other: '# gece' })}`} ${long}`
  }
}
