import styles from '#activity/activity-title.module.css'
import { classNames } from '#ui/class-names.ts'
import twoLines from '#ui/two-lines.module.css'

/** Shows the name of an activity in the navbar; long names take two lines, or three in narrow viewports. */
export function ActivityTitle({ name }: { name: string }) {
  return <span className={classNames(twoLines.title, styles.title)}>{name}</span>
}
