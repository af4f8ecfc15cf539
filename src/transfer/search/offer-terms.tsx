import { Plural, Trans } from '@lingui/react/macro'
import type { TransferItem } from '#contract/transfer-results.ts'
import { formatDayTime } from '#i18n/instant.ts'
import styles from '#transfer/search/transfer-card.module.css'
import { Icon } from '#ui/icon.tsx'
import { useSite } from '#ui/site.ts'

interface Props extends Pick<TransferItem, 'cancellation'> {
  /** Load time in ms since 1970. */
  now: number
}

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

/** Until when cancelling is free. */
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
