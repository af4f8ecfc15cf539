import type { ReactNode } from 'react'
import styles from '#home/search-form.module.css'

interface PickerButtonProps {
  /** Tells the fields of a form apart, for focus after an error. */
  field: string
  /** Id of the error below the field. */
  describedBy: string | undefined
  onOpen: () => void
  /** Fetches the picker's code before it is pressed. */
  onPreload: () => void
  children: ReactNode
}

/** The face of a field whose value is chosen in a popup, once scripts run. */
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
