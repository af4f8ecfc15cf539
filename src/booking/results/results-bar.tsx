import '#ui/bottom-bar.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ActiveFilters } from '#booking/filters/active-filters.tsx'
import styles from '#booking/results/results-bar.module.css'
import type { Invoker } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'

interface Props {
  /** `filterPanel` and `orderingSheet` are the IDs of the dialogs that the buttons open. */
  filterPanel: string
  orderingSheet: string
  activeFilters: number
  /** Link that shares the search. The caller must set the class `barItemClass` on it. */
  share: ReactNode
}

/** Returns the attributes that make a button open a dialog even before hydration. */
const opens = (dialog: string): Invoker => ({ command: 'show-modal', commandfor: dialog })

export const barItemClass = styles.item

/**
 * Bar at the bottom of a result list: 'Filtrele' (filter), 'Sırala' (sort) and 'Paylaş' (share). Windows that are wide
 * enough for filters beside the list do not have it. On phones it replaces the tab bar.
 */
export function ResultsBar({ filterPanel, orderingSheet, activeFilters, share }: Props) {
  const { t } = useLingui()
  return (
    <div className={styles.bar} role="group" aria-label={t`Sonuç araçları`} data-bottom-bar>
      <button type="button" className={styles.item} {...opens(filterPanel)}>
        <Icon name={moreIcons.filter} size={20} />
        <Trans>Filtrele</Trans>
        <ActiveFilters count={activeFilters} />
      </button>
      <button type="button" className={styles.item} {...opens(orderingSheet)}>
        <Icon name={moreIcons.sort} size={20} />
        <Trans>Sırala</Trans>
      </button>
      {share}
    </div>
  )
}
