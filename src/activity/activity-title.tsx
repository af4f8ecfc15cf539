import styles from '#activity/activity-title.module.css'

/** Name of an activity in the navbar; long names take two lines. */
export function ActivityTitle({ name }: { name: string }) {
  return <span className={styles.title}>{name}</span>
}
