import { useEffect, useRef } from 'react'
import type { Airport } from '#contract/frame.ts'
import styles from '#home/airport-popup.module.css'

export interface AirportGroup {
  key: string
  title: string | null
  airports: Airport[]
}

interface AirportOptionsProps {
  /** Prefix of the options' ids; the list itself is `${id}-list`. */
  id: string
  label: string
  groups: AirportGroup[]
  /** Index over all groups of the option that the arrow keys reached; -1 for none. */
  active: number
  onChoose: (airport: Airport) => void
}

/** The list of a combobox: airports in groups, each with code, name, city and country. */
export function AirportOptions({ id, label, groups, active, onChoose }: AirportOptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const starts = groups.map((_, place) =>
    groups.slice(0, place).reduce((count, { airports }) => count + airports.length, 0),
  )
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
      {groups.map(
        ({ key, title, airports }, place) =>
          airports.length > 0 && (
            <div key={key} role="group" aria-labelledby={title ? `${id}-${key}` : undefined}>
              {title && (
                <div id={`${id}-${key}`} className={styles.heading}>
                  {title}
                </div>
              )}
              {airports.map((airport, row) => {
                const index = (starts[place] ?? 0) + row
                return (
                  <button
                    key={airport.id}
                    type="button"
                    id={`${id}-${index}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    className={styles.option}
                    onClick={() => onChoose(airport)}
                  >
                    <span className={styles.code}>{airport.code}</span>
                    <span className={styles.names}>
                      <span className={styles.name}>{airport.name}</span>
                      <span className={styles.city}>{airport.city}</span>
                    </span>
                    <span className={styles.country}>{airport.country_code}</span>
                  </button>
                )
              })}
            </div>
          ),
      )}
    </div>
  )
}
