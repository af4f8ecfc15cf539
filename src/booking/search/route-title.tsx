import styles from '#booking/search/route-title.module.css'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

/**
 * Shows departure and arrival of a search in the navbar: their codes or, without codes, their names. A name that is too
 * long for the navbar is cut off.
 */
export function RouteTitle({ from, to, icon }: { from: string; to: string; icon: IconName }) {
  return (
    <span className={styles.route}>
      <End text={from} />
      <Icon name={icon} size={20} className={icon === 'plane' ? styles.plane : styles.icon} />
      <End text={to} />
    </span>
  )
}

function End({ text }: { text: string }) {
  return <span className={text.length > 3 ? styles.name : undefined}>{text}</span>
}
