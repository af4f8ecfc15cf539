import { Fragment, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './dotted.module.css'

interface Props {
  /**
   * An object whose values are the texts in display order; null values are left out. The names of its properties only
   * serve as React keys.
   */
  facts: Readonly<Record<string, ReactNode>>
  className?: string | undefined
}

/** Shows texts with dots between them. Lines break only between texts, and no line begins or ends with a dot. */
export function Dotted({ facts, className }: Props) {
  const known = Object.entries(facts).filter(([, fact]) => fact !== null)
  return (
    <span className={classNames(styles.dotted, className)}>
      {known.map(([name, fact], index) => (
        <Fragment key={name}>
          {index > 0 && ' '}
          <span className={styles.part}>
            {index > 0 && <span className={styles.dot}>· </span>}
            {fact}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
