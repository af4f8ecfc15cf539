import type { ReactNode } from 'react'
import { FilteredOut } from '#booking/results/filtered-out.tsx'
import { ListEnd } from '#booking/results/list-end.tsx'
import type { ResultList } from '#booking/results/result-list.ts'
import styles from '#booking/results/results-screen.module.css'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import type { IconName } from '#ui/icon-paths.ts'

interface Sentences {
  title: string
  text: string
}

interface ShownResultsProps<Item> {
  list: ResultList<Item>
  icon: IconName
  /** Texts if the search has no results. */
  none: Sentences
  /** Texts if the search has results but none passes the filters. */
  filteredOut: Sentences
  className?: string | undefined
  /** Renders the row of a result. The returned element must have a React key. */
  children: (item: Item) => ReactNode
}

/** Lists the results of the pages shown, or explains why the list is empty. */
export function ShownResults<Item>({ list, icon, none, filteredOut, className, children }: ShownResultsProps<Item>) {
  if (list.loaded === 0) return <EmptyState icon={icon} {...none} />
  if (list.total === 0) return <FilteredOut sections={list.sections} {...filteredOut} />
  return (
    <>
      <ol className={classNames(styles.list, className)}>{list.visible.map(children)}</ol>
      {list.hasMore && <ListEnd pages={list.pages} />}
    </>
  )
}
