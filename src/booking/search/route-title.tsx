import styles from '#booking/search/route-title.module.css'
import { Icon } from '#ui/icon.tsx'

/** The two ends of a search by their codes, for the navbar. */
export function RouteTitle({ from, to, icon }: { from: string; to: string; icon: 'plane' | 'bus' }) {
  return (
    <span className={styles.route}>
      <span>{from}</span>
      <Icon name={icon} size={20} className={icon === 'plane' ? styles.plane : styles.icon} />
      <span>{to}</span>
    </span>
  )
}
