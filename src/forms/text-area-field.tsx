import { FieldFrame } from '#forms/field-frame.tsx'
import type { FieldProps } from '#forms/field.ts'
import { useFieldState } from '#forms/use-field-state.ts'
import styles from './field.module.css'

/** Several lines of text with their label, hint and error; the control grows with what is typed where browsers can. */
export function TextAreaField({
  name,
  label,
  hint,
  errors,
  id,
  required,
  disabled,
  defaultValue = '',
  maxLength,
  rows = 5,
}: FieldProps & { maxLength?: number; rows?: number }) {
  const field = useFieldState({ id, errors, hint })
  return (
    <FieldFrame id={field.id} label={label} hint={hint} error={field.error} required={required}>
      <textarea
        {...field.aria}
        {...field.typing}
        id={field.id}
        name={name}
        rows={rows}
        required={required}
        disabled={disabled}
        maxLength={maxLength}
        defaultValue={defaultValue}
        className={styles.input}
      />
    </FieldFrame>
  )
}
