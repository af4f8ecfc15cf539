import { useLingui } from '@lingui/react/macro'
import { DrawnMap, MapPin } from '#booking/map/drawn-map.tsx'
import type { TransferPlace } from '#contract/transfer-place.ts'
import { drawRoute } from '#transfer/draw-route.ts'
import styles from '#transfer/route-map.module.css'
import { Icon } from '#ui/icon.tsx'
import { Still } from '#ui/still.tsx'

/**
 * Draws a small map of two places with their names, north up: a curve from a dot to a pin. Renders nothing if
 * coordinates are missing.
 */
export function RouteMap({ from, to }: { from: TransferPlace; to: TransferPlace }) {
  const { t } = useLingui()
  const route = drawRoute(from, to)
  if (!route) return null
  const { start, end, curve } = route
  const drawn = () => (
    <>
      <DrawnMap label={t`Harita: ${from.name} ile ${to.name} arası`}>
        <path d={curve} className={styles.shadow} />
        <path d={curve} className={styles.route} />
        <circle cx={start.x} cy={start.y} r={7} className={styles.start} />
        <MapPin {...end} />
      </DrawnMap>
      <p className={styles.names}>
        <span className={styles.from}>{from.name}</span>
        <span className={styles.to}>
          <Icon name="location" size={16} />
          {to.name}
        </span>
      </p>
    </>
  )
  return <Still of={`${from.name}\n${to.name}\n${curve}`}>{drawn}</Still>
}
