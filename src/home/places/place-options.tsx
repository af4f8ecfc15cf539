import { type ReactNode, useEffect, useRef } from 'react'
import type { PlaceOption } from '#booking/places/places.ts'
import type { PlaceGroup } from '#home/places/place-groups.ts'
import styles from '#home/places/place-popup.module.css'

interface PlaceOptionsProps {
  /** Prefix of the option IDs; the ID of the listbox is `${id}-list`. */
  id: string
  label: string
  /** Renders an icon for a place that has no `code`. The icon stands where other places show their `code`. */
  mark?: ((place: PlaceOption) => ReactNode) | undefined
  groups: PlaceGroup[]
  /** Index, counted over all groups, of the option that the arrow keys have reached; -1 for none. */
  active: number
  onChoose: (place: PlaceOption) => void
}

/** Listbox of a combobox: places in groups, each with code or icon, name, address or city, and country code. */
export function PlaceOptions({ id, label, mark, groups, active, onChoose }: PlaceOptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const starts = groups.map((_, group) =>
    groups.slice(0, group).reduce((count, { places }) => count + places.length, 0),
  )
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
      {groups.map(
        ({ key, title, places }, group) =>
          places.length > 0 && (
            <div key={key} role="group" aria-labelledby={title ? `${id}-${key}` : undefined}>
              {title && (
                <div id={`${id}-${key}`} className={styles.heading}>
                  {title}
                </div>
              )}
              {places.map((place, row) => {
                const index = (starts[group] ?? 0) + row
                return (
                  <button
                    key={place.id}
                    type="button"
                    id={`${id}-${index}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    className={styles.option}
                    onClick={() => onChoose(place)}
                  >
                    <span className={styles.code}>{place.code || mark?.(place)}</span>
                    <span className={styles.names}>
                      <span className={styles.name}>{place.name}</span>
                      <span className={styles.city}>{place.address ?? place.city}</span>
                    </span>
                    <span className={styles.country}>{place.country_code}</span>
                  </button>
                )
              })}
            </div>
          ),
      )}
    </div>
  )
}
