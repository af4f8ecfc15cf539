import styles from '#activity/activity-title.module.css'

/** Shows the name of an activity in the navbar; long names take two lines. */
export function ActivityTitle({ name }: { name: string }) {
  return <span className={styles.title}>{name}</span>
}
