import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from '#booking/filters/filter-chips.module.css'
import { writeFilters } from '#booking/filters/filter-params.ts'
import { cleared, type FilterSection, type FilterState, isActive } from '#booking/filters/filters.ts'
import { useFilterWords } from '#booking/filters/use-filter-words.ts'
import { lastingParams, useListParams } from '#booking/results/use-list-params.ts'
import { Icon } from '#ui/icon.tsx'

interface Props<T> {
  sections: readonly FilterSection<T>[]
  state: FilterState
  /** Switches that a product shows before the filter chips. */
  children?: ReactNode
}

/**
 * Line above a list of results, with switches and, for each active filter, a link that removes the filter; renders
 * nothing if there are neither switches nor active filters.
 */
export function FilterChips<T>({ sections, state, children }: Props<T>) {
  const { i18n, t } = useLingui()
  const words = useFilterWords()
  const [params] = useListParams()
  const chips = sections.flatMap(({ title, filters }) =>
    filters
      .filter((filter) => isActive(filter, state))
      .map((filter) => {
        const section = sections.length > 1 && title ? i18n._(title) : null
        const text = words(filter, state)
        return { filter, text: section === null ? text : t`${section} · ${text}` }
      }),
  )
  if (!children && chips.length === 0) return null
  return (
    <div className={styles.line} data-scroll="inline">
      {children}
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={t`Etkin filtreler`}>
          {chips.map(({ filter, text }) => (
            <li key={filter.name}>
              <Link
                to={`?${writeFilters(lastingParams(params), [filter], cleared(filter, state))}`}
                replace
                preventScrollReset
                className={styles.chip}
                aria-label={t`${text}, filtreyi kaldır`}
                onClick={() => document.getElementById('content')?.focus({ preventScroll: true })}
              >
                {text}
                <Icon name="close" size={16} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
