import { type ReactNode, useId } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import styles from './card.module.css'

interface CardProps {
  /** ID of the card, to which links can lead. */
  id?: string
  /** Heading of the card, which is also the accessible name of its region. */
  title?: ReactNode
  icon?: IconName
  /** Content at the end of the line with the heading. */
  aside?: ReactNode
  level?: 2 | 3
  className?: string | undefined
  children: ReactNode
}

/** Shows a card with content about one subject and, if `title` is given, with a heading. */
export function Card({ id, title, icon, aside, level = 2, className, children }: CardProps) {
  const heading = useId()
  if (title === undefined)
    return (
      <div id={id} className={classNames(styles.card, className)}>
        {children}
      </div>
    )
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section id={id} className={classNames(styles.card, className)} aria-labelledby={heading}>
      <header className={styles.header}>
        {icon && <Icon name={icon} size={20} className={styles.icon} />}
        <Heading id={heading} className={styles.title}>
          {title}
        </Heading>
        {aside}
      </header>
      {children}
    </section>
  )
}

/**
 * Shows a short message with the icon and the colours of its `tone`, such as a warning. `live` makes it a live region.
 */
export function Notice({
  tone = 'info',
  live = false,
  children,
}: {
  tone?: 'info' | 'warning' | 'danger' | 'success'
  live?: boolean
  children: ReactNode
}) {
  const icon = tone === 'success' ? 'check' : tone === 'info' ? 'info' : 'warning'
  return (
    <div
      className={classNames(styles.notice, styles[tone])}
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Icon name={icon} size={20} />
      <div className={styles.body}>{children}</div>
    </div>
  )
}
