import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useRef } from 'react'
import { Link } from 'react-router'
import { ActiveFilters } from '#booking/filters/active-filters.tsx'
import { clearedParams, FilterForm } from '#booking/filters/filter-form.tsx'
import styles from '#booking/filters/filter-panel.module.css'
import type { FilterSection, FilterState } from '#booking/filters/filters.ts'
import { useListParams } from '#booking/results/use-list-params.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { WhenOpened } from '#ui/when-opened.tsx'

interface Props<T> {
  sections: readonly FilterSection<T>[]
  state: FilterState
  active: number
}

/** Link 'Temizle' (clear) to the unfiltered list; renders nothing while no filter is active. */
function ClearFilters<T>({ sections, active }: Omit<Props<T>, 'state'>) {
  const [params] = useListParams()
  if (active === 0) return null
  return (
    <Link to={`?${clearedParams(params, sections)}`} replace preventScrollReset className={styles.clear}>
      <Trans>Temizle</Trans>
    </Link>
  )
}

function FilterTitle({ active }: { active: number }) {
  return (
    <span className={styles.title}>
      <Trans>Filtrele</Trans>
      <ActiveFilters count={active} />
    </span>
  )
}

/**
 * Filters on phones: a panel at the inline end of the screen, 90% wide, whose footer shows the number of matching
 * results.
 */
export function FilterPanel<T>({ id, label, ...props }: Props<T> & { id: string; label: ReactNode }) {
  const form = useId()
  const body = useRef<HTMLDivElement>(null)
  const close = () => body.current?.closest('dialog')?.close()
  return (
    <Panel
      id={id}
      width="90%"
      title={<FilterTitle active={props.active} />}
      actions={<ClearFilters sections={props.sections} active={props.active} />}
      footer={
        <Button type="submit" form={form} wide>
          {label}
        </Button>
      }
    >
      <div ref={body}>
        <WhenOpened dialog={id}>
          <FilterForm id={form} sections={props.sections} state={props.state} onDone={close} />
        </WhenOpened>
      </div>
    </Panel>
  )
}

/** Filters on wide screens: a column that is always visible. */
export function FilterColumn<T>(props: Props<T>) {
  const form = useId()
  const heading = useId()
  return (
    <aside className={styles.column} aria-labelledby={heading}>
      <header className={styles.header}>
        <h2 id={heading} className={styles.heading}>
          <FilterTitle active={props.active} />
        </h2>
        <ClearFilters sections={props.sections} active={props.active} />
      </header>
      <FilterForm id={form} sections={props.sections} state={props.state} />
    </aside>
  )
}
