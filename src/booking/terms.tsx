import type { ReactNode } from 'react'
import styles from '#booking/terms.module.css'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

/** A list of `Term`s. */
export function Terms({ children }: { children: ReactNode }) {
  return <ul className={styles.terms}>{children}</ul>
}

/** A term with its icon, as an item of a list. */
export function Term({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={styles.term}>
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </li>
  )
}
