import { Trans } from '@lingui/react/macro'
import styles from '#bus/night-note.module.css'
import type { BusDeparture } from '#contract/bus-results.ts'
import { leavesAfterMidnight } from '#bus/small-hours.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { addDays } from '#contract/calendar-date.ts'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { useSite } from '#ui/site.ts'

/**
 * If a bus departs in the night after midnight, shows between which two days this night lies. Otherwise renders
 * nothing.
 */
export function NightNote({ departure: { date, time } }: { departure: BusDeparture }) {
  const { language } = useSite()
  if (!leavesAfterMidnight(time)) return null
  const eve = formatDate(addDays(date, -1), 'day', language)
  const day = formatDate(date, 'day', language)
  return (
    <p className={styles.note}>
      <Icon name={moreIcons.clock} size={16} />
      <span>
        <Trans>
          {eve} gününü {day} gününe bağlayan gece kalkar.
        </Trans>
      </span>
    </p>
  )
}
