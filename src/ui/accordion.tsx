import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './accordion.module.css'

interface AccordionItemProps {
  summary: ReactNode
  /** Whether the accordion item is expanded initially. */
  open?: boolean
  /** Name of a group of accordion items. Only one item of a group is expanded at a time. */
  name?: string
  onToggle?: ((open: boolean) => void) | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * A heading and the content below it, which a press on the heading shows or hides. As a native `details` element, it
 * also works without JavaScript.
 */
export function AccordionItem({ summary, open = false, name, onToggle, className, children }: AccordionItemProps) {
  return (
    <details
      className={classNames(styles.item, className)}
      name={name}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.text}>{summary}</span>
        <Icon name="chevron" size={20} className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
