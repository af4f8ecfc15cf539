import styles from '#flight/search/route-title.module.css'
import { Icon } from '#ui/icon.tsx'

/** The two airport codes of a search, for the navbar. */
export function RouteTitle({ from, to }: { from: string; to: string }) {
  return (
    <span className={styles.route}>
      <span>{from}</span>
      <Icon name="plane" size={20} className={styles.plane} />
      <span>{to}</span>
    </span>
  )
}
