import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { activityAddress } from '#activity/activity-addresses.ts'
import styles from '#activity/activity-card.module.css'
import { placeOf } from '#contract/activity-place.ts'
import { Picture } from '#activity/picture.tsx'
import { useActivityDuration } from '#activity/use-activity-duration.ts'
import type { ActivitySummary } from '#contract/activity-parts.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { moreIcons } from '#ui/more-icons.ts'

interface Props {
  activity: ActivitySummary
  /** Address of the card; the activity's page by default. */
  to?: string
  /** `tile`: the picture above the text. `row`: beside it, for lists. */
  layout?: 'tile' | 'row'
  /** Level of the heading with the name. */
  level?: 2 | 3
  /** Whether the picture is visible at first and must not be loaded lazily. */
  first?: boolean
  /** Category, if it differs from that of the activity. */
  category?: string | undefined
  /** Content beside the category, such as the number of places left. */
  mark?: ReactNode
  /** Facts that replace place and duration. */
  facts?: ReactNode
  className?: string | undefined
  /** Content below the facts, such as a price. Links and buttons in it stay reachable. */
  children?: ReactNode
}

/** An activity in a grid, a slider or a list: a press anywhere opens its page. */
export function ActivityCard({
  activity,
  to = activityAddress(activity.id),
  layout = 'tile',
  level = 3,
  first = false,
  category = activity.category?.name,
  mark,
  facts,
  className,
  children,
}: Props) {
  const heading = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  const { name, image } = activity
  return (
    <article className={classNames(styles.card, className)} data-layout={layout} aria-labelledby={heading}>
      <Picture image={image} first={first} className={styles.picture} />
      <div className={styles.body}>
        {(category || mark) && (
          <p className={styles.category}>
            {category}
            {mark}
          </p>
        )}
        <Heading id={heading} className={styles.name}>
          <Link to={to} className={styles.link}>
            {name}
          </Link>
        </Heading>
        {facts ?? (
          <ul className={styles.facts}>
            <Facts activity={activity} />
          </ul>
        )}
        {children && <div className={styles.more}>{children}</div>}
      </div>
    </article>
  )
}

/** Place and duration of an activity. */
function Facts({ activity }: Pick<Props, 'activity'>) {
  const duration = useActivityDuration()(activity)
  return (
    <>
      <li>
        <Icon name="location" size={16} />
        {placeOf(activity.location)}
      </li>
      {duration !== undefined && (
        <li>
          <Icon name={moreIcons.clock} size={16} />
          {duration}
        </li>
      )}
    </>
  )
}
