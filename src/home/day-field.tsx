import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { formatDate } from '#i18n/plain-date.ts'
import { PickerButton } from '#home/picker-button.tsx'
import { SearchFieldError } from '#home/search-field-error.tsx'
import styles from '#home/search-form.module.css'
import { firstError, type SearchReply } from '#home/search-reply.ts'
import type { FormFields } from '#home/use-form-fields.ts'

interface DayFieldProps {
  name: 'departure_date' | 'return_date'
  label: string
  value: string
  min: string
  max: string
  state: Pick<FormFields<unknown>, 'enhanced' | 'errors' | 'open'>
  reply: SearchReply<unknown> | undefined
  onPreload: () => void
}

/** Field for a travel date: a button that opens the calendar or, before hydration, a native date input. */
export function DayField({ name, label, value, min, max, state, reply, onPreload }: DayFieldProps) {
  const { enhanced } = state
  const error = state.errors[name]
  const { i18n } = useLingui()
  const id = useId()
  const described = error ? `${id}-error` : undefined
  const chosen = (
    <time className={styles.value} dateTime={value}>
      {formatDate(value, 'short', i18n.locale)}
    </time>
  )
  return (
    <div className={styles.field} data-invalid={error !== undefined}>
      {enhanced ? (
        <PickerButton field={name} describedBy={described} onOpen={() => state.open(name)} onPreload={onPreload}>
          <span className={styles.label}>{label}</span>
          {chosen}
        </PickerButton>
      ) : (
        <div className={styles.control}>
          <label htmlFor={id} className={styles.label}>
            {label}
          </label>
          <span className={styles.face} aria-hidden="true">
            {chosen}
          </span>
          <input
            id={id}
            type="date"
            name={name}
            defaultValue={value}
            // Autofill is off, because a date that the browser restores would be sent although the field shows another
            // date.
            autoComplete="off"
            min={min}
            max={max}
            autoFocus={firstError(reply) === name}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={described}
            className={styles.text}
          />
        </div>
      )}
      {enhanced && <input type="hidden" name={name} value={value} />}
      <SearchFieldError id={`${id}-error`} error={error} enhanced={enhanced} />
    </div>
  )
}
