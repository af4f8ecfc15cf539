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
import row from '#ui/row.module.css'

interface Props {
  activity: ActivitySummary
  /** URL that the card links to; by default the activity's page. */
  to?: string
  /** Layout of the card. `tile`: the picture is above the text. `row`: the picture is beside the text, for lists. */
  layout?: 'tile' | 'row'
  /** Level of the heading that contains the activity's name. */
  level?: 2 | 3
  /** Whether the picture is in view when the page opens. Such a picture is loaded at once, any other lazily. */
  first?: boolean
  /** Category text to show instead of the activity's own category. */
  category?: string | undefined
  /** Content in the same line of the card as the category, such as the number of places left. */
  mark?: ReactNode
  /** Content that the card shows instead of the list with place and duration of the activity. */
  facts?: ReactNode
  className?: string | undefined
  /**
   * Content below place and duration of the activity (or below `facts`), such as a price. Links and buttons in this
   * content work although the whole card is a link.
   */
  children?: ReactNode
}

/** Card of an activity in a grid, a slider or a list; a press anywhere on the card opens the activity's page. */
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
          <p className={classNames(row.apart, styles.category)}>
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

/** Shows place and duration of an activity as list items. */
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
