import { type FocusEvent, type ReactNode, useId } from 'react'
import { FilterChips } from '#booking/filters/filter-chips.tsx'
import { FilterColumn, FilterPanel } from '#booking/filters/filter-panel.tsx'
import { OrderingSelect } from '#booking/orderings/ordering-list.tsx'
import { OrderingSheet } from '#booking/orderings/ordering-sheet.tsx'
import { ForWidth } from '#booking/results/for-width.tsx'
import type { ListControls } from '#booking/results/result-list.ts'
import { barItemClass, ResultsBar } from '#booking/results/results-bar.tsx'
import styles from '#booking/results/results-screen.module.css'
import { SearchSkeleton } from '#booking/search/search-skeleton.tsx'
import { ShareLink } from '#booking/results/share-link.tsx'

interface Props<T> {
  controls: ListControls<T>
  /** The date bar, which spans both columns; false without one. */
  days: ReactNode
  /** Content above the list, such as the chosen outbound trip. */
  above?: ReactNode
  /** Shows the time left in the search session. */
  timer: ReactNode
  /** Text above the list with the number of results. */
  count: ReactNode
  /** Switches above the list, for example one that shows prices with a checked bag. */
  switches?: ReactNode
  show: ReactNode
  share: { title: string; text: string; path: string }
  /**
   * `busy`: other results are loading. `late`: they have been loading for 150 ms, so the page shows that it is loading.
   */
  busy: boolean
  late: boolean
  searching: string
  children: ReactNode
}

/**
 * When the keyboard moves the focus, sets an attribute that makes the browser lay out all rows. Otherwise rows would
 * get their real height only near the viewport, and the focused row would move.
 */
function steady({ currentTarget, target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) currentTarget.dataset.steady = ''
}

/**
 * Layout of a results page: date bar, filters beside the list or in a panel, sort order, sharing, and the list. The
 * skip link leads past date bar and filters to the column with the list, so the `Page` around this layout must set
 * `skipsInside`.
 */
export function ResultsScreen<T>({
  controls,
  days,
  above,
  timer,
  count,
  switches,
  show,
  share,
  busy,
  late,
  searching,
  children,
}: Props<T>) {
  const [filterPanel, orderingSheet] = [useId(), useId()]
  const { sections, state, active, orderings, ordering } = controls
  return (
    <>
      <div className={styles.screen}>
        {days}
        <ForWidth wide>
          <FilterColumn sections={sections} state={state} active={active} />
        </ForWidth>
        <div
          id="content"
          tabIndex={-1}
          className={styles.results}
          aria-busy={busy}
          data-busy={(busy && !late) || undefined}
          onFocus={steady}
        >
          {above}
          <div className={styles.head}>
            <p className={styles.count} role="status">
              {late ? searching : count}
            </p>
            {timer}
            <div className={styles.tools}>
              <ForWidth wide>
                <OrderingSelect orderings={orderings} chosen={ordering} />
              </ForWidth>
              <ShareLink {...share} className={styles.share} />
            </div>
          </div>
          <FilterChips sections={sections} state={state}>
            {switches}
          </FilterChips>
          {late ? <SearchSkeleton label={searching} /> : children}
        </div>
      </div>
      <ResultsBar
        filterPanel={filterPanel}
        orderingSheet={orderingSheet}
        activeFilters={active}
        share={<ShareLink {...share} className={barItemClass} />}
      />
      <ForWidth wide={false}>
        <FilterPanel id={filterPanel} sections={sections} state={state} active={active} label={show} />
        <OrderingSheet id={orderingSheet} orderings={orderings} chosen={ordering} />
      </ForWidth>
    </>
  )
}
