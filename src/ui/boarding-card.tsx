import type { ElementType, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './boarding-card.module.css'

interface BoardingCardProps {
  /** Content of the main part of the boarding pass, such as times, airport codes and the duration. */
  children: ReactNode
  /**
   * Content of the tear-off part of the boarding pass, such as a price with a button, or a PNR. On wide screens, the
   * tear-off part is beside the main part, otherwise below it.
   */
  stub: ReactNode
  as?: ElementType
  className?: string | undefined
  id?: string
  'aria-labelledby'?: string
  'aria-label'?: string
}

/**
 * Shows a card in the style of a boarding pass: a main part and a tear-off part, with a perforated line and two notches
 * between them.
 */
export function BoardingCard({ children, stub, as: Tag = 'article', className, ...rest }: BoardingCardProps) {
  return (
    <Tag className={classNames(styles.frame, className)} {...rest}>
      <div className={styles.journey}>{children}</div>
      <div className={styles.stub}>{stub}</div>
    </Tag>
  )
}
