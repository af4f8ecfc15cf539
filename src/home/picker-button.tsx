import type { ReactNode } from 'react'
import styles from '#home/search-form.module.css'

interface PickerButtonProps {
  /** Name of the field, by which the form finds and focuses it after an error. */
  field: string
  /** ID of the error message below the field. */
  describedBy: string | undefined
  onOpen: () => void
  /** Preloads the picker's code. */
  onPreload: () => void
  children: ReactNode
}

/** Button that stands for a field after hydration; pressing it opens the popup in which a value is chosen. */
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
