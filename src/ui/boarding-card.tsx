import type { ElementType, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './boarding-card.module.css'

interface BoardingCardProps {
  /** Content above the perforation: times, codes, duration. */
  children: ReactNode
  /** Content below the perforation, beside it on wide screens: price and action, or passenger. */
  stub: ReactNode
  as?: ElementType
  className?: string | undefined
  id?: string
  'aria-labelledby'?: string
  'aria-label'?: string
}

/** A card styled as a boarding pass: journey and stub, with a perforated line and two notches between them. */
export function BoardingCard({ children, stub, as: Tag = 'article', className, ...rest }: BoardingCardProps) {
  return (
    <Tag className={classNames(styles.frame, className)} {...rest}>
      <div className={styles.journey}>{children}</div>
      <div className={styles.stub}>{stub}</div>
    </Tag>
  )
}
