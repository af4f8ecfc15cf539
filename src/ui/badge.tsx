import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** A word or two on the state or kind of what it stands beside. */
export function Badge({ tone, children }: { tone?: 'success' | 'quiet'; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
