import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { locationsAddress, popularAddress } from '#activity/activity-addresses.ts'
import { ActivityCard } from '#activity/activity-card.tsx'
import { CardList } from '#activity/card-list.tsx'
import { LocationCard } from '#activity/location-card.tsx'
import styles from '#activity/popular-sections.module.css'
import type { ActivityLocation, ActivitySummary } from '#contract/activity-parts.ts'
import { classNames } from '#ui/class-names.ts'
import row from '#ui/row.module.css'

interface SectionProps {
  title: ReactNode
  /** Link to the page that lists all items of the section. */
  more?: { to: string; words: ReactNode }
  children: ReactNode
}

/** Section of cards. If `more` is given, a link to more items is beside the heading of the section. */
export function CardSection({ title, more, children }: SectionProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <header className={classNames(row.apart, styles.header)}>
        <h2 id={heading}>{title}</h2>
        {more && (
          <Link to={more.to} className={styles.more}>
            {more.words}
          </Link>
        )}
      </header>
      {children}
    </section>
  )
}

/** Shows popular activities in a row, which scrolls sideways where it is wider than the screen. */
export function PopularActivities({ activities }: { activities: readonly ActivitySummary[] }) {
  if (activities.length === 0) return null
  return (
    <CardSection
      title={<Trans>Popüler etkinlikler</Trans>}
      more={{ to: popularAddress, words: <Trans>Daha fazla göster</Trans> }}
    >
      <CardList items={activities} className={styles.slider} data-scroll="inline">
        {(activity) => <ActivityCard activity={activity} />}
      </CardList>
    </CardSection>
  )
}

/** Shows must-see places, each with the number of its activities. */
export function MustSeePlaces({ locations }: { locations: readonly ActivityLocation[] }) {
  if (locations.length === 0) return null
  return (
    <CardSection
      title={<Trans>Görülmesi gereken yerler</Trans>}
      more={{ to: locationsAddress, words: <Trans>Tüm yerler</Trans> }}
    >
      <CardList items={locations} className={styles.places}>
        {(location) => <LocationCard location={location} />}
      </CardList>
    </CardSection>
  )
}
