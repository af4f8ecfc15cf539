import { Plural, Trans } from '@lingui/react/macro'
import { CancellationTerm } from '#booking/results/cancellation-term.tsx'
import shared from '#booking/results/result-card.module.css'
import type { TransferItem } from '#contract/transfer-results.ts'
import styles from '#transfer/search/transfer-card.module.css'

interface Props {
  item: TransferItem
  /** Load time in ms since 1970. */
  now: number
}

/** The number of units left if they are few, and the end of free cancellation. */
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
      <CancellationTerm cancellation={cancellation} now={now} />
    </div>
  )
}

/** Return time of a shuttle, or waiting time of a private driver. */
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
