import { useDelayed } from '#ui/use-delayed.ts'
import { SearchSkeleton } from '#booking/search/search-skeleton.tsx'
import styles from '#home/search-preloader.module.css'

/** Loading screen over home while a search is starting, shown after 150 ms; the form below keeps its state. */
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
