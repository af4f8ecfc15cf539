import type { ReactNode } from 'react'
import styles from '#home/search-form.module.css'

interface PickerButtonProps {
  /** Identifies the field, for moving the focus after an error. */
  field: string
  /** Id of the error message below the field. */
  describedBy: string | undefined
  onOpen: () => void
  /** Preloads the picker's code. */
  onPreload: () => void
  children: ReactNode
}

/** Button of a picker field after hydration; pressing it opens the popup in which a value is chosen. */
export function PickerButton({ field, describedBy, onOpen, onPreload, children }: PickerButtonProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-haspopup="dialog"
      aria-describedby={describedBy}
      onClick={onOpen}
      onPointerEnter={onPreload}
      onFocus={onPreload}
      data-field={field}
    >
      {children}
    </button>
  )
}
