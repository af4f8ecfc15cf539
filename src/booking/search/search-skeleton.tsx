import row from '#booking/results/result-card.module.css'
import results from '#booking/results/results-screen.module.css'
import styles from '#booking/search/search-skeleton.module.css'
import { BoardingCard } from '#ui/boarding-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Skeleton of a results page while it loads: grey cards in place of the results. `label` says what is searched for. */
export function SearchSkeleton({ label, cards = 6 }: { label: string; cards?: number }) {
  return (
    <div className={results.list} role="status" aria-label={label}>
      {Array.from({ length: cards }, (_, index) => (
        <BoardingCard
          key={index}
          as="div"
          className={row.row}
          stub={
            <div className={row.stub}>
              <div className={row.carrier}>
                <Skeleton width="6rem" height="2.25rem" />
              </div>
              <Skeleton width="8rem" height="1.75rem" />
            </div>
          }
        >
          <div className={styles.line}>
            <Skeleton height="2.75rem" />
            <Skeleton height="1rem" />
            <Skeleton height="2.75rem" />
          </div>
        </BoardingCard>
      ))}
    </div>
  )
}
