import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import styles from './tabs.module.css'

interface TabLink {
  key: string
  to: string
  label: ReactNode
  icon?: IconName
}

/**
 * Shows tabs as links that change the URL, so that they work without JavaScript. Changing the tab replaces the history
 * entry.
 */
export function TabLinks({ label, tabs, current }: { label: string; tabs: readonly TabLink[]; current: string }) {
  return (
    <nav aria-label={label} className={styles.list}>
      {tabs.map(({ key, to, label: text, icon }) => (
        <Link
          key={key}
          to={to}
          replace
          preventScrollReset
          className={styles.tab}
          aria-current={key === current ? 'page' : undefined}
        >
          {icon && <Icon name={icon} size={20} />}
          {text}
        </Link>
      ))}
    </nav>
  )
}
