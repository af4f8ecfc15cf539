import type { ReactNode } from 'react'
import { FieldFrame } from '#forms/field-frame.tsx'
import type { FieldProps } from '#forms/field.ts'
import { useFieldState } from '#forms/use-field-state.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './field.module.css'

interface RadioGroupFieldProps extends FieldProps {
  options: readonly { value: string; label: ReactNode; description?: ReactNode }[]
  /** Side by side, for two or three short choices. */
  inline?: boolean
  /** Chosen value, where an owner holds it. */
  value?: string
  onValue?: (value: string) => void
}

/** One of a few choices, all in sight. */
export function RadioGroupField(props: RadioGroupFieldProps) {
  const {
    name,
    label,
    hint,
    errors,
    id,
    warning,
    required,
    defaultValue,
    options,
    inline = false,
    value,
    onValue,
    disabled,
    form,
  } = props
  const field = useFieldState({ id, errors, hint, warning })
  return (
    <FieldFrame group id={field.id} label={label} hint={hint} warning={warning} error={field.error} required={required}>
      <div className={inline ? styles.inline : styles.stacked}>
        {options.map((option, index) => (
          <label key={option.value} className={classNames(styles.choice, field.error && styles.wrong)}>
            <input
              {...field.aria}
              {...field.typing}
              id={index === 0 ? field.id : undefined}
              type="radio"
              name={name}
              form={form}
              value={option.value}
              disabled={disabled}
              required={required}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              className={styles.radio}
              onChange={() => onValue?.(option.value)}
            />
            <span className={styles.choiceText}>
              {option.label}
              {option.description && <span className={styles.hint}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
