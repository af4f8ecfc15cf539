import styles from '#booking/search/route-title.module.css'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

/** Departure and arrival codes of a search, for the navbar. */
export function RouteTitle({ from, to, icon }: { from: string; to: string; icon: IconName }) {
  return (
    <span className={styles.route}>
      <span>{from}</span>
      <Icon name={icon} size={20} className={icon === 'plane' ? styles.plane : styles.icon} />
      <span>{to}</span>
    </span>
  )
}
