import { Plural, Trans } from '@lingui/react/macro'
import { CancellationTerm } from '#booking/results/cancellation-term.tsx'
import shared from '#booking/results/result-card.module.css'
import type { TransferItem } from '#contract/transfer-results.ts'
import styles from '#transfer/search/transfer-card.module.css'

interface Props {
  item: TransferItem
  /** Time at which the results were loaded, in ms since 1970. */
  now: number
}

/** Shows how many vehicles or seats are left if they are few, and until when cancelling is free. */
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

/** Shows the return time of a shuttle, or how long a private driver waits. */
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
