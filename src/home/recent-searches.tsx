import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import type { RecentFlightSearches } from '#contract/flight-search.ts'
import type { AirportAnswer } from '#flight/airports-route.ts'
import styles from '#home/home-sections.module.css'
import { recentKey } from '#home/recent-key.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** Earlier searches as chips that run them again. Their place is kept while they load, so that nothing jumps. */
export function RecentSearches({ known }: { known: RecentFlightSearches['results'] | null }) {
  const { load, data } = useFetcher<AirportAnswer>({ key: recentKey })
  const asks = known === null && data === undefined
  useEffect(() => {
    if (asks) void load('/flight/airports/')
  }, [asks, load])
  const searches = known ?? data?.recent
  if (searches?.length === 0) return null
  return (
    <section className={styles.recent} aria-labelledby="recent-searches" data-known={searches !== undefined}>
      <h2 id="recent-searches" className={styles.heading}>
        <Trans>Son aramalarınız</Trans>
      </h2>
      <ul className={styles.chips}>
        {searches
          ? searches.slice(0, 6).map(({ departure_airport: from, arrival_airport: to, option }) => (
              <li key={option}>
                <Link to={`/flight/search-gate/${encodeURIComponent(option)}/`} className={styles.chip}>
                  <strong>
                    {from.code} → {to.code}
                  </strong>
                  <span>
                    {from.city} – {to.city}
                  </span>
                </Link>
              </li>
            ))
          : [0, 1].map((place) => <Skeleton key={place} width="9rem" height="3.5rem" radius="var(--radius)" />)}
      </ul>
    </section>
  )
}
