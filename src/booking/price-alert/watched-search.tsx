import { Trans } from '@lingui/react/macro'
import styles from '#booking/price-alert/price-alert-form.module.css'
import type { WatchedSearch } from '#contract/price-alert.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { Money } from '#ui/money.tsx'
import { useSite } from '#ui/site.ts'

/** What an alert watches, and its lowest price now. */
export function WatchedSearchLine({ watched: { title, date, price } }: { watched: WatchedSearch }) {
  const { language } = useSite()
  return (
    <div className={styles.watched}>
      <p>
        <strong>{title}</strong>
        <span className={styles.hint}>{formatDate(date, 'day', language)}</span>
      </p>
      {price !== null && (
        <p>
          <span className={styles.hint}>
            <Trans>Şu an en düşük</Trans>
          </span>
          <strong>
            <Money amount={price} />
          </strong>
        </p>
      )}
    </div>
  )
}
