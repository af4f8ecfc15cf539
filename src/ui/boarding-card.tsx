import type { ElementType, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './boarding-card.module.css'

interface BoardingCardProps {
  /** Times, codes, duration: the part above the perforation. */
  children: ReactNode
  /** Price and action, or passenger: the part below it, beside it on wide screens. */
  stub: ReactNode
  as?: ElementType
  className?: string | undefined
  id?: string
  'aria-labelledby'?: string
  'aria-label'?: string
}

/** A card cut like a boarding pass: journey and stub, with a perforated line and two notches between them. */
export function BoardingCard({ children, stub, as: Tag = 'article', className, ...rest }: BoardingCardProps) {
  return (
    <Tag className={classNames(styles.frame, className)} {...rest}>
      <div className={styles.journey}>{children}</div>
      <div className={styles.stub}>{stub}</div>
    </Tag>
  )
}
