import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from '#booking/price-alert/price-alert-form.module.css'
import type { WatchedSearch } from '#contract/price-alert.ts'
import { formatMoney } from '#i18n/money.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { Money } from '#ui/money.tsx'
import { useSite } from '#ui/site.ts'

/**
 * Shows the price alert that the user already has for a search. `threshold` is in TRY, or null if the user is notified
 * of every price drop of at least 1 %. `children` are the controls with which the user changes the threshold.
 */
export function OwnAlert({ threshold, children }: { threshold: number | null; children?: ReactNode }) {
  // The threshold is shown in lira, as it was typed, because in another currency it would change with the exchange
  // rate.
  const limit = threshold === null ? '' : formatMoney(threshold)
  return (
    <div className={styles.own}>
      <p>
        <span className={styles.hint}>
          <Trans>Bu aramadaki alarmınız</Trans>
        </span>
        <strong>
          {threshold === null ? <Trans>fiyat en az %1 düşünce</Trans> : <Trans>{limit} ve altına inince</Trans>}
        </strong>
      </p>
      {children}
    </div>
  )
}

/**
 * Shows the search that an alert watches, and the current lowest price of this search in the chosen currency. If that
 * currency is not the lira, the price in lira is shown, too, because the threshold is in lira.
 */
export function WatchedSearchLine({ watched }: { watched: WatchedSearch }) {
  const { title, date, return_date: returnDate, price } = watched
  const { language, currency } = useSite()
  const day = (value: string) => formatDate(value, 'day', language)
  return (
    <div className={styles.watched}>
      <p>
        <strong>{title}</strong>
        <span className={styles.hint}>{returnDate ? `${day(date)} – ${day(returnDate)}` : day(date)}</span>
      </p>
      {price !== null && (
        <p>
          <span className={styles.hint}>
            <Trans>Şu an en düşük</Trans>
          </span>
          <strong>
            <Money amount={price} />
          </strong>
          {currency.code !== 'TRY' && <span className={styles.hint}>{formatMoney(price)}</span>}
        </p>
      )}
    </div>
  )
}
