import type { SubmissionResult } from '@conform-to/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRootData } from '#api/root-data.ts'
import { formatMoney } from '#i18n/money.ts'
import { formatDate } from '#i18n/plain-date.ts'
import { AlertControls } from '#profile/price-alerts/alert-controls.tsx'
import { AlertThreshold } from '#profile/price-alerts/alert-threshold.tsx'
import type { AlertLine } from '#profile/price-alerts/alert-line.ts'
import { PriceHistory } from '#profile/price-alerts/price-history.tsx'
import styles from '#profile/profile-page.module.css'
import { Badge } from '#ui/badge.tsx'
import { BoardingCard } from '#ui/boarding-card.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useMoney } from '#ui/money.tsx'
import { useSite } from '#ui/site.ts'

interface Props {
  line: AlertLine
  list: string
  reply?: SubmissionResult<string[]> | undefined
}

/**
 * Card of a price alert: the search, its old and new price, buttons and, while the alert is active, a link that repeats
 * the search. `list` is the URL of the list of price alerts. `reply` is the result of a refused change of the
 * threshold.
 */
export function AlertCard({ line, list, reply }: Props) {
  const { t } = useLingui()
  const { language } = useSite()
  const { today } = useRootData()
  const money = useMoney()
  const { id, gate, active, subtitle, date, returnDate, time, oldPrice, newPrice, threshold, history } = line
  const title = line.title.join(' → ')
  const label = t`Yeniden ara: ${title}`
  const day = (value: string) => formatDate(value, 'long', language)
  const price = (value: number | null) => (value === null ? '-' : money(value))
  // The price threshold of the alert is shown in lira, as the traveller typed it. In another currency, the shown amount
  // would change with the exchange rate.
  const limit = typeof threshold === 'number' ? formatMoney(threshold) : null
  const isAhead = date >= today
  return (
    <BoardingCard
      aria-label={title}
      stub={
        <div className={`${styles.actions} ${styles.stub}`}>
          {active ? (
            <ButtonLink to={gate} variant="secondary" size="small" icon="search" aria-label={label}>
              <Trans>Ara</Trans>
            </ButtonLink>
          ) : (
            <Button variant="secondary" size="small" icon="search" disabled aria-label={label}>
              <Trans>Ara</Trans>
            </Button>
          )}
          {id !== null && <AlertControls id={id} title={title} active={active} resumable={isAhead} action={list} />}
        </div>
      }
    >
      <div className={styles.row}>
        <h2 className={styles.large}>{title}</h2>
        {active ? (
          <Badge tone="success">
            <Trans>Etkin</Trans>
          </Badge>
        ) : (
          <Badge tone="quiet">
            <Trans>Pasif</Trans>
          </Badge>
        )}
      </div>
      {subtitle && <p className={styles.muted}>{subtitle}</p>}
      <p>
        {returnDate ? `${day(date)} – ${day(returnDate)}` : day(date)} {time}
      </p>
      <dl className={styles.facts}>
        <dt>
          <Trans>Eski fiyat</Trans>
        </dt>
        <dd>{newPrice === null ? price(oldPrice) : <s>{price(oldPrice)}</s>}</dd>
        <dt>
          <Trans>Yeni fiyat</Trans>
        </dt>
        <dd>
          <strong>{price(newPrice)}</strong>
        </dd>
        {limit !== null && (
          <>
            <dt>
              <Trans>Beklenen</Trans>
            </dt>
            <dd>
              <Trans>{limit} ve altına inince</Trans>
            </dd>
          </>
        )}
      </dl>
      {id !== null && threshold !== undefined && isAhead && (
        <AlertThreshold id={id} title={title} threshold={threshold} action={list} reply={reply} />
      )}
      <PriceHistory prices={history} threshold={threshold ?? null} />
    </BoardingCard>
  )
}
