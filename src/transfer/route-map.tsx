import { useLingui } from '@lingui/react/macro'
import type { TransferPlace } from '#contract/transfer-place.ts'
import { drawRoute, mapSize } from '#transfer/draw-route.ts'
import styles from '#transfer/route-map.module.css'
import { Icon } from '#ui/icon.tsx'

/** A small drawn map of two places with their names, north up: a curve between a dot and a pin. Nothing without coordinates. */
export function RouteMap({ from, to }: { from: TransferPlace; to: TransferPlace }) {
  const { t } = useLingui()
  const route = drawRoute(from, to)
  if (!route) return null
  const { start, end, curve } = route
  return (
    <div>
      <svg
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        role="img"
        aria-label={t`Harita: ${from.name} ile ${to.name} arası`}
        className={styles.map}
      >
        <path d={grid} className={styles.grid} />
        <path d={curve} className={styles.shadow} />
        <path d={curve} className={styles.route} />
        <circle cx={start.x} cy={start.y} r={7} className={styles.start} />
        <path d={`M${end.x} ${end.y}${pin}`} className={styles.end} />
        <circle cx={end.x} cy={end.y - 13} r={3.2} className={styles.eye} />
      </svg>
      <p className={styles.names}>
        <span className={styles.from}>{from.name}</span>
        <span className={styles.to}>
          <Icon name="location" size={16} />
          {to.name}
        </span>
      </p>
    </div>
  )
}

/** A pin whose tip is the current point. */
const pin = 'c-2-4-8.5-8.2-8.5-13.5a8.5 8.5 0 0 1 17 0c0 5.3-6.5 9.5-8.5 13.5Z'

/** Parallel curved lines as on a map without names. */
const grid = Array.from({ length: 9 }, (_, index) => {
  const x = index * 48 - 40
  return `M${x} 0q40 60 -14 128M0 ${index * 18 + 4}q110 ${index % 2 ? 16 : -12} 336 4`
}).join('')
