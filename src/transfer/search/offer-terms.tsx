import { Plural, Trans } from '@lingui/react/macro'
import shared from '#booking/results/result-card.module.css'
import type { TransferItem } from '#contract/transfer-results.ts'
import { formatDayTime } from '#i18n/instant.ts'
import styles from '#transfer/search/transfer-card.module.css'
import { Icon } from '#ui/icon.tsx'
import { useSite } from '#ui/site.ts'

interface Props {
  item: TransferItem
  /** Load time in ms since 1970. */
  now: number
}

/** How many units are left where they are few, and until when cancelling is free. */
export function OfferTerms({ item: { left, priced_per, cancellation }, now }: Props) {
  return (
    <div className={styles.terms}>
      {left !== null && (
        <span className={shared.seats}>
          {priced_per === 'seat' ? (
            <Plural value={left} other="Son # Koltuk" />
          ) : (
            <Plural value={left} other="Son # araç" />
          )}
        </span>
      )}
      {cancellation && <CancellationTerm cancellation={cancellation} now={now} />}
    </div>
  )
}

interface CancellationProps extends Pick<Props, 'now'> {
  cancellation: NonNullable<TransferItem['cancellation']>
}

function CancellationTerm({ cancellation: { free_until, fee_percent: fee }, now }: CancellationProps) {
  const { language } = useSite()
  const until = new Date(free_until)
  const limit = formatDayTime(until, language)
  return (
    <span className={styles.term}>
      <Icon name="refund" size={16} />
      {until.getTime() > now ? <Trans>{limit} öncesi ücretsiz iptal</Trans> : <Trans>İptalde %{fee} kesinti</Trans>}
    </span>
  )
}

/** When a shuttle returns, or how long a private driver waits. */
export function PickUpTerm({ rides: [ride, back], isShared }: Pick<TransferItem, 'rides'> & { isShared: boolean }) {
  const returnTime = back?.departure_time
  if (isShared) {
    return (
      returnTime && (
        <p className={styles.pickUp}>
          <Trans>dönüş {returnTime}</Trans>
        </p>
      )
    )
  }
  const waiting = ride?.free_waiting ?? 0
  if (waiting === 0) return null
  return (
    <p className={styles.pickUp}>
      <span className="visually-hidden">
        <Trans>Ücretsiz</Trans>{' '}
      </span>
      <Plural value={waiting} other="# dk bekleme" />
    </p>
  )
}
