import { useLingui } from '@lingui/react/macro'
import { DrawnMap, MapPin } from '#booking/drawn-map.tsx'
import type { TransferPlace } from '#contract/transfer-place.ts'
import { drawRoute } from '#transfer/search/draw-route.ts'
import styles from '#transfer/search/route-map.module.css'

/** A small drawn map of two places, north up: a curve between two pins. Renders nothing without coordinates. */
export function RouteMap({ from, to }: { from: TransferPlace; to: TransferPlace }) {
  const { t } = useLingui()
  const route = drawRoute(from, to)
  if (!route) return null
  const { start, end, curve } = route
  return (
    <DrawnMap label={t`Harita: ${from.name} ile ${to.name} arası`}>
      <path d={curve} className={styles.shadow} />
      <path d={curve} className={styles.route} />
      <circle cx={start.x} cy={start.y} r={7} className={styles.start} />
      <MapPin {...end} />
    </DrawnMap>
  )
}
