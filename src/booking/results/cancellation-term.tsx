import { Trans } from '@lingui/react/macro'
import styles from '#booking/results/cancellation-term.module.css'
import { formatDayTime } from '#i18n/instant.ts'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'
import { useSite } from '#ui/site.ts'

interface Props {
  /**
   * Cancellation terms; null if none are known. `free_until` and `closes_at` are ISO instants. The end of free
   * cancellation is shown in `time_zone`, by default in Istanbul time.
   */
  cancellation: { free_until: string; fee_percent: number; closes_at: string; time_zone?: string } | null
  /** Time at which the results were loaded, in ms since 1970. */
  now: number
}

/**
 * Shows on a result card until when cancellation is free. After that time, it shows the fee in percent, or that the
 * booking can no longer be cancelled online.
 */
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
