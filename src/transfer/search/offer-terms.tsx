import { Plural, Trans } from '@lingui/react/macro'
import type { TransferItem } from '#contract/transfer-results.ts'
import { formatDayTime } from '#i18n/instant.ts'
import styles from '#transfer/search/transfer-card.module.css'
import { Icon } from '#ui/icon.tsx'
import { useSite } from '#ui/site.ts'

interface Props extends Pick<TransferItem, 'rides' | 'cancellation'> {
  /** Load time in ms since 1970. */
  now: number
}

/** Free waiting of the outbound ride, and until when cancelling is free. */
export function OfferTerms({ rides, cancellation, now }: Props) {
  const { language } = useSite()
  const waiting = rides[0]?.free_waiting ?? 0
  const until = cancellation && new Date(cancellation.free_until)
  const limit = until && formatDayTime(until, language)
  const fee = cancellation?.fee_percent ?? 0
  return (
    <>
      {waiting > 0 && (
        <span className={styles.term}>
          <Icon name="clock" size={16} />
          <Plural value={waiting} other="# dk ücretsiz bekleme" />
        </span>
      )}
      {until && (
        <span className={styles.term}>
          <Icon name="refund" size={16} />
          {until.getTime() > now ? <Trans>{limit} öncesi ücretsiz iptal</Trans> : <Trans>İptalde %{fee} kesinti</Trans>}
        </span>
      )}
    </>
  )
}
