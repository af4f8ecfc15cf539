import type { ReactNode } from 'react'
import styles from '#booking/map/drawn-map.module.css'
import { mapSize } from '#booking/map/map-size.ts'

/** Map without place names, drawn by the app itself, so that it works offline; `label` is its accessible name. */
export function DrawnMap({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} role="img" aria-label={label} className={styles.map}>
      <path d={grid} className={styles.grid} />
      {children}
    </svg>
  )
}

/** Pin whose tip is at a point of the map; `mark` is the number shown in it. */
export function MapPin({ x, y, mark }: { x: number; y: number; mark?: number | undefined }) {
  return (
    <>
      <path d={`M${x} ${y}${pin}`} className={styles.pin} />
      {mark === undefined ? (
        <circle cx={x} cy={y - 13} r={3.2} className={styles.eye} />
      ) : (
        <text x={x} y={y - 9.5} className={styles.mark}>
          {mark}
        </text>
      )}
    </>
  )
}

/** SVG path data of a pin, relative to the position of its tip. */
const pin = 'c-2-4-8.5-8.2-8.5-13.5a8.5 8.5 0 0 1 17 0c0 5.3-6.5 9.5-8.5 13.5Z'

/**
 * SVG path data of curved lines that cross each other, as the background of a map; they continue beyond the left and
 * right sides of the view box, for wider drawings.
 */
const grid = Array.from({ length: 23 }, (_, index) => {
  const across = index < 9 ? `M-336 ${index * 18 + 2}q336 ${index % 2 ? 32 : -24} 1008 8` : ''
  return `M${index * 48 - 376} 0q40 60 -14 128${across}`
}).join('')
