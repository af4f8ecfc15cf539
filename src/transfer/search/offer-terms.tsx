import { Plural, Trans } from '@lingui/react/macro'
import type { TransferItem } from '#contract/transfer-results.ts'
import styles from '#transfer/search/transfer-card.module.css'

/** When a shuttle departs and returns, or how long a private driver waits. */
export function PickUpTerm({ rides, isShared }: Pick<TransferItem, 'rides'> & { isShared: boolean }) {
  const [ride, back] = rides
  if (!ride || (!isShared && ride.free_waiting === 0)) return null
  const { departure_time: time, free_waiting: waiting } = ride
  const returnTime = back?.departure_time
  return (
    <p className={styles.pickUp}>
      {isShared ? (
        <strong>
          <Trans>{time} kalkış</Trans>
          {returnTime && (
            <>
              {' · '}
              <Trans>dönüş {returnTime}</Trans>
            </>
          )}
        </strong>
      ) : (
        <span>
          <span className="visually-hidden">
            <Trans>Ücretsiz</Trans>{' '}
          </span>
          <Plural value={waiting} other="# dk bekleme" />
        </span>
      )}
    </p>
  )
}
