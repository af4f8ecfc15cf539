import { useDelayed } from '#ui/use-delayed.ts'
import { SearchSkeleton } from '#booking/search/search-skeleton.tsx'
import styles from '#home/search-preloader.module.css'

/** What stands over home while a search is under way, once that has taken 150 ms; the form stays as it is below. */
export function SearchPreloader({ searching }: { searching: string }) {
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
