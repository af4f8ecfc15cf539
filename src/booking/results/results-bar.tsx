import '#ui/bottom-bar.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ActiveFilters } from '#booking/filters/active-filters.tsx'
import styles from '#booking/results/results-bar.module.css'
import type { Invoker } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'

interface Props {
  /** Dialog ids of the filter panel and of the ordering sheet. */
  filterPanel: string
  orderingSheet: string
  activeFilters: number
  /** The share link, with the class `barItemClass`. */
  share: ReactNode
}

/** Invoker attributes, which open a dialog before hydration. */
const opens = (dialog: string): Invoker => ({ command: 'show-modal', commandfor: dialog })

export const barItemClass = styles.item

/** The bar at the bottom of a result list on phones: 'Filtrele', 'Sırala' and 'Paylaş'. It replaces the tab bar. */
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
