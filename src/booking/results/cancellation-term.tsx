import { Trans } from '@lingui/react/macro'
import styles from '#booking/results/cancellation-term.module.css'
import { formatDayTime } from '#i18n/instant.ts'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { useSite } from '#ui/site.ts'

interface Props {
  /**
   * Cancellation terms: `free_until` and `closes_at` are ISO instants, shown in `time_zone`; null if no terms are
   * known.
   */
  cancellation: { free_until: string; fee_percent: number; closes_at: string; time_zone?: string } | null
  /** Time at which the results were loaded, in ms since 1970. */
  now: number
}

/** Shows on a result card until when cancellation is free. */
export function CancellationTerm({ cancellation, now }: Props) {
  const { language } = useSite()
  if (!cancellation) return null
  const { fee_percent: fee, closes_at: closes } = cancellation
  const end = Date.parse(closes)
  const until = fee === 0 ? end : Math.min(end, Date.parse(cancellation.free_until))
  const limit = formatDayTime(new Date(until), language, cancellation.time_zone)
  return (
    <span className={styles.term}>
      <Icon name={moreIcons.refund} size={16} />
      {now >= end ? (
        <Trans>Çevrim içi iptal edilemez</Trans>
      ) : now < until ? (
        <Trans>{limit} öncesi ücretsiz iptal</Trans>
      ) : (
        <Trans>İptalde %{fee} kesinti</Trans>
      )}
    </span>
  )
}
