import { Trans } from '@lingui/react/macro'
import styles from '#booking/results/cancellation-term.module.css'
import { formatDayTime } from '#i18n/instant.ts'
import { Icon } from '#ui/icon.tsx'
import { useSite } from '#ui/site.ts'

interface Props {
  /** `free_until` is an ISO instant; null where no terms are known. */
  cancellation: { free_until: string; fee_percent: number } | null
  /** Load time in ms since 1970. */
  now: number
}

/** Until when cancelling is free, for a result card. */
export function CancellationTerm({ cancellation, now }: Props) {
  const { language } = useSite()
  if (!cancellation) return null
  const until = new Date(cancellation.free_until)
  const [limit, fee] = [formatDayTime(until, language), cancellation.fee_percent]
  return (
    <span className={styles.term}>
      <Icon name="refund" size={16} />
      {until.getTime() > now ? <Trans>{limit} öncesi ücretsiz iptal</Trans> : <Trans>İptalde %{fee} kesinti</Trans>}
    </span>
  )
}
