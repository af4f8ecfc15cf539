import { Plural } from '@lingui/react/macro'
import { Link } from 'react-router'
import { locationAddress } from '#activity/activity-addresses.ts'
import styles from '#activity/activity-card.module.css'
import { Picture } from '#activity/picture.tsx'
import type { ActivityLocation } from '#contract/activity-parts.ts'

interface Props {
  location: ActivityLocation
  /** Level of the heading that contains the location's name. */
  level?: 2 | 3
  /** Whether the picture is in view when the page opens, so that it is not loaded lazily. */
  first?: boolean
}

/** Card of a location in a grid, with the number of its activities. */
export function LocationCard({ location, level = 3, first = false }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const { id, name, image, city, activity_count: count } = location
  return (
    <article className={styles.card}>
      <Picture image={image} first={first} className={styles.picture} />
      {count > 0 && (
        <p className={styles.count}>
          <Plural value={count} one="# etkinlik" other="# etkinlik" />
        </p>
      )}
      <div className={styles.body}>
        <Heading className={styles.name}>
          <Link to={locationAddress(id)} className={styles.link}>
            {name}
          </Link>
        </Heading>
        {city.name !== name && <p className={styles.city}>{city.name}</p>}
      </div>
    </article>
  )
}
