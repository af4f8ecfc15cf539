import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { formatDate } from '#i18n/plain-date.ts'
import { PickerButton } from '#home/picker-button.tsx'
import styles from '#home/search-form.module.css'

interface DateFieldProps {
  name: 'departure_date' | 'return_date'
  label: string
  value: string
  min: string
  max: string
  enhanced: boolean
  error?: string | undefined
  focusFirst: boolean
  onOpen: () => void
  onPreload: () => void
}

/** A day of the trip: a button that opens the calendar, or the browser's own date field before scripts have run. */
export function DateField({
  name,
  label,
  value,
  min,
  max,
  enhanced,
  error,
  focusFirst,
  onOpen,
  onPreload,
}: DateFieldProps) {
  const { i18n } = useLingui()
  const id = useId()
  const described = error ? `${id}-error` : undefined
  return (
    <div className={styles.field} data-invalid={error !== undefined}>
      {enhanced ? (
        <PickerButton field={name} describedBy={described} onOpen={onOpen} onPreload={onPreload}>
          <span className={styles.label}>{label}</span>
          <time className={styles.value} dateTime={value}>
            {formatDate(value, 'short', i18n.locale)}
          </time>
        </PickerButton>
      ) : (
        <div className={styles.control}>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          <input
            id={id}
            type="date"
            name={name}
            defaultValue={value}
            min={min}
            max={max}
            autoFocus={focusFirst}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={described}
            className={styles.text}
          />
        </div>
      )}
      {enhanced && <input type="hidden" name={name} value={value} />}
      {error && (
        <p id={`${id}-error`} className={styles.error} role={enhanced ? 'alert' : undefined}>
          {error}
        </p>
      )}
    </div>
  )
}
