import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'

interface Props {
  tone?: 'success' | 'quiet'
  small?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Shows a short label for the state or kind of the content beside it. */
export function Badge({ tone, small, className, children }: Props) {
  return (
    <span className={classNames(styles.badge, small && styles.small, className)} data-tone={tone}>
      {children}
    </span>
  )
}
