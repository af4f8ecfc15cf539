import { Plural, Trans } from '@lingui/react/macro'
import { minutesOf } from '#i18n/plain-date.ts'
import { useDuration } from '#ui/use-duration.ts'

interface Props {
  /** Calendar days of an activity that ends on another day than it begins. */
  days: number | null
  /** HH:MM, with hours above 24. */
  duration: string | null
}

/** How long an activity takes: nights and days if it has any, otherwise hours; nothing if neither is known. */
export function ActivityLength({ days, duration }: Props) {
  const written = useDuration()
  if (days !== null && days > 1) {
    const nights = days - 1
    return (
      <Trans>
        <Plural value={nights} one="# gece" other="# gece" /> <Plural value={days} one="# gün" other="# gün" />
      </Trans>
    )
  }
  return duration === null ? null : written(minutesOf(duration))
}
