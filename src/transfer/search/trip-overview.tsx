import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TransferRide } from '#contract/transfer-parts.ts'
import type { TransferPlace } from '#contract/transfer-place.ts'
import { RouteMap } from '#transfer/search/route-map.tsx'
import styles from '#transfer/search/trip-overview.module.css'
import { Icon } from '#ui/icon.tsx'
import { useDuration } from '#ui/use-duration.ts'

interface Props {
  from: TransferPlace
  to: TransferPlace
  /** The outbound ride of any result; undefined if there is none. */
  ride: TransferRide | undefined
  /** The date bar, which places distance and driving time. */
  children: (facts: ReactNode) => ReactNode
}

/**
 * Distance and driving time of a search, once, with the drawn map: it unfolds over the list on phones, and stands
 * beside the date bar on wide screens.
 */
export function TripOverview({ from, to, ride, children }: Props) {
  const { t } = useLingui()
  const duration = useDuration()
  if (!ride) return children(null)
  const [kilometres, time] = [Math.round(ride.kilometres), duration(ride.minutes)]
  const facts = (
    <span>
      <strong>{t`${kilometres} km`}</strong> · {time}
    </span>
  )
  const map = <RouteMap from={from} to={to} />
  return (
    <div className={styles.overview}>
      {children(
        <details className={styles.folded}>
          <summary className={styles.facts}>
            <Icon name="location" size={20} className={styles.icon} />
            {facts}
            <Icon name="chevron" size={16} className={styles.chevron} />
          </summary>
          <div className={styles.sheet}>
            {map}
            <Ends from={from.name} to={to.name} />
          </div>
        </details>,
      )}
      <div className={styles.open}>
        {map}
        <p className={styles.facts}>{facts}</p>
      </div>
    </div>
  )
}

/** Names of both places below the map. */
function Ends({ from, to }: { from: string; to: string }) {
  return (
    <p className={styles.ends}>
      <span>{from}</span>
      <span>{to}</span>
    </p>
  )
}
