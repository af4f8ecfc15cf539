import { useLingui } from '@lingui/react/macro'
import { useDelayed } from '#booking/use-delayed.ts'
import { SearchSkeleton } from '#booking/search/search-skeleton.tsx'
import type { HomeTab } from '#home/product-tab.ts'
import styles from '#home/search-preloader.module.css'

/** What stands over home while a search is under way, once that has taken 150 ms; the form stays as it is below. */
export function SearchPreloader({ tab }: { tab: HomeTab }) {
  const { t } = useLingui()
  const searching = tab === 'bus' ? t`Seferler aranıyor…` : t`Uçuşlar aranıyor…`
  const late = useDelayed(true)
  return (
    <div className={styles.panel} data-late={late}>
      <p className={styles.status} role="status">
        {late && searching}
      </p>
      {late && <SearchSkeleton label={searching} />}
    </div>
  )
}
