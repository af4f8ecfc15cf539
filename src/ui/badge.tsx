import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** Shows a short label for the state or kind of the content beside it. */
export function Badge({ tone, children }: { tone?: 'success' | 'quiet'; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
