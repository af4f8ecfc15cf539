import styles from '#booking/search/search-skeleton.module.css'
import { BoardingCard } from '#ui/boarding-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The loading skeleton of a results screen: grey cards in place of the real ones. `label` describes the search. */
export function SearchSkeleton({ label, cards = 4 }: { label: string; cards?: number }) {
  return (
    <div className={styles.list} role="status" aria-label={label}>
      {Array.from({ length: cards }, (_, index) => (
        <BoardingCard
          key={index}
          as="div"
          stub={
            <div className={styles.stub}>
              <Skeleton width="8rem" height="2rem" />
              <Skeleton width="7.5rem" height="3rem" radius="var(--radius)" />
            </div>
          }
        >
          <div className={styles.journey}>
            <Skeleton width="9rem" height="1.75rem" />
            <div className={styles.line}>
              <Skeleton height="3.5rem" />
              <Skeleton height="1rem" />
              <Skeleton height="3.5rem" />
            </div>
          </div>
        </BoardingCard>
      ))}
    </div>
  )
}
