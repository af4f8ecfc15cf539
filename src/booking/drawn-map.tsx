import type { ReactNode } from 'react'
import styles from '#booking/drawn-map.module.css'
import { mapSize } from '#booking/map-size.ts'

/** A map without names, drawn by the app itself, so that it needs no network; `label` says what it shows. */
export function DrawnMap({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} role="img" aria-label={label} className={styles.map}>
      <path d={grid} className={styles.grid} />
      {children}
    </svg>
  )
}

/** A pin whose tip is at a point of the map. */
export function MapPin({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path d={`M${x} ${y}${pin}`} className={styles.pin} />
      <circle cx={x} cy={y - 13} r={3.2} className={styles.eye} />
    </>
  )
}

/** A pin whose tip is the current point. */
const pin = 'c-2-4-8.5-8.2-8.5-13.5a8.5 8.5 0 0 1 17 0c0 5.3-6.5 9.5-8.5 13.5Z'

/** Parallel curved lines as on a map without names. */
const grid = Array.from({ length: 9 }, (_, index) => {
  const x = index * 48 - 40
  return `M${x} 0q40 60 -14 128M0 ${index * 18 + 4}q110 ${index % 2 ? 16 : -12} 336 4`
}).join('')
