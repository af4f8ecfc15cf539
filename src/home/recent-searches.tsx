import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { PlaceOption, RecentSearch } from '#booking/places/places.ts'
import type { ProductName } from '#contract/products.ts'
import styles from '#home/home-sections.module.css'
import { useRecentSearches } from '#home/use-recent-searches.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/**
 * Lists recent searches as links that repeat them. While they load, placeholders reserve their space, so that the
 * layout does not shift.
 */
export function RecentSearches({ tab, known }: { tab: ProductName; known: RecentSearch[] | null }) {
  const searches = useRecentSearches(tab, known)
  if (searches?.length === 0) return null
  return (
    <section className={styles.recent} aria-labelledby="recent-searches" data-known={searches !== undefined}>
      <h2 id="recent-searches" className={styles.heading}>
        <Trans>Son aramalarınız</Trans>
      </h2>
      <ul className={styles.chips}>
        {searches
          ? searches.slice(0, 6).map(({ places: [from, to], option }) => (
              <li key={option}>
                <Link to={`/${tab}/search-gate/${encodeURIComponent(option)}/`} className={styles.chip}>
                  {to ? <Ends from={from} to={to} /> : <Whereabouts place={from} />}
                </Link>
              </li>
            ))
          : [0, 1].map((place) => <Skeleton key={place} width="9rem" height="3.5rem" radius="var(--radius)" />)}
      </ul>
    </section>
  )
}

/**
 * Shows departure and arrival by their codes, with their cities below. A place without a code is shown by its city,
 * with its name below. If both places are in the same city and have no codes, their names are shown, with the city
 * below.
 */
function Ends({ from, to }: { from: PlaceOption; to: PlaceOption }) {
  const within = !from.code && from.city === to.city
  const large = (place: PlaceOption) => (within ? place.name : place.code || place.city)
  const small = (place: PlaceOption) => (place.code ? place.city : place.name)
  return (
    <>
      <strong>
        {large(from)} → {large(to)}
      </strong>
      <span>{within ? from.city : `${small(from)} – ${small(to)}`}</span>
    </>
  )
}

/** Shows the place of a search that has one place instead of departure and arrival, with the place's city below. */
function Whereabouts({ place: { name, city } }: { place: PlaceOption }) {
  return (
    <>
      <strong>{name}</strong>
      <span>{city}</span>
    </>
  )
}
