import { useLingui } from '@lingui/react/macro'
import type { TransferRide } from '#contract/transfer-parts.ts'
import type { TransferPlace } from '#contract/transfer-search.ts'
import { RouteMap } from '#transfer/search/route-map.tsx'
import styles from '#transfer/search/trip-overview.module.css'
import { Icon } from '#ui/icon.tsx'
import { useDuration } from '#ui/use-duration.ts'

interface Props {
  from: TransferPlace
  to: TransferPlace
  /** The outbound ride of any result; undefined if there is none. */
  ride: TransferRide | undefined
}

/** Distance and driving time of the search, once; on phones it unfolds the drawn map, which wide screens always show. */
export function TripOverview({ from, to, ride }: Props) {
  const { t } = useLingui()
  const duration = useDuration()
  if (!ride) return null
  const [kilometres, time] = [Math.round(ride.kilometres), duration(ride.minutes)]
  const facts = (
    <>
      <Icon name="location" size={16} className={styles.icon} />
      <span>
        <strong>{t`${kilometres} km`}</strong> · {t`yaklaşık ${time}`}
      </span>
    </>
  )
  return (
    <div className={styles.overview}>
      <details className={styles.folded}>
        <summary className={styles.facts}>
          {facts}
          <Icon name="chevron" size={16} className={styles.chevron} />
        </summary>
        <RouteMap from={from} to={to} />
      </details>
      <div className={styles.open}>
        <RouteMap from={from} to={to} />
        <p className={styles.facts}>{facts}</p>
      </div>
    </div>
  )
}
