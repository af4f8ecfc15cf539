import type { ReactNode } from 'react'
import styles from '#booking/terms.module.css'
import { Drawing, Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

export function Terms({ children }: { children: ReactNode }) {
  return <ul className={styles.terms}>{children}</ul>
}

/**
 * A list item with an icon and a term of the offer, such as a cancellation deadline; `path` is the outline of an icon
 * that is not in the shared icon set.
 */
export function Term({ icon, path, children }: { icon?: IconName; path?: string; children: ReactNode }) {
  return (
    <li className={styles.term}>
      {icon ? <Icon name={icon} size={16} /> : path && <Drawing path={path} size={16} />}
      <span>{children}</span>
    </li>
  )
}
