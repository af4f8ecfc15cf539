import type { ReactNode } from 'react'
import { FieldError } from '#activity/field-error.tsx'
import styles from '#activity/reservation/reservation.module.css'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

interface PickerProps {
  icon: IconName
  label: string
  value: ReactNode
  /** Error message about the chosen value, shown below the button. */
  error: string | undefined
  id: string
  onOpen: () => void
}

/** Button that shows the chosen value and opens the dialog in which it can be changed. */
export function Picker({ icon, label, value, error, id, onOpen }: PickerProps) {
  return (
    <div>
      <button
        type="button"
        id={id}
        className={styles.picker}
        aria-haspopup="dialog"
        aria-describedby={error ? `${id}-error` : undefined}
        data-invalid={error ? true : undefined}
        onClick={onOpen}
      >
        <Icon name={icon} size={20} />
        <span className={styles.picked}>
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{value}</span>
        </span>
        <Icon name="chevron" size={20} className={styles.chevron} />
      </button>
      <FieldError id={id} error={error} />
    </div>
  )
}
