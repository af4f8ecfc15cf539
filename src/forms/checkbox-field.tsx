import type { ReactNode } from 'react'
import { FieldMessages } from '#forms/field-frame.tsx'
import type { FieldProps } from '#forms/field.ts'
import { useEarlyValue } from '#forms/use-early-value.ts'
import { useFieldState } from '#forms/use-field.ts'
import styles from './field.module.css'

interface CheckboxFieldProps extends Omit<FieldProps, 'label'> {
  children: ReactNode
  /**
   * Value submitted if the box is checked, 'true' by default. Without `defaultChecked`, the box is initially checked if
   * `defaultValue` equals this value.
   */
  value?: string
  defaultChecked?: boolean | undefined
  /** Called at each change. `early` is true for a change before hydration, which is reported after hydration. */
  onCheck?: (checked: boolean, early: boolean) => void
}

/** Shows a checkbox with its label beside it. */
export function CheckboxField({
  name,
  children,
  hint,
  errors,
  id,
  warning,
  value = 'true',
  defaultValue,
  defaultChecked = defaultValue === value,
  onCheck,
  ...input
}: CheckboxFieldProps) {
  const field = useFieldState({ id, errors, hint, warning })
  const early = useEarlyValue<HTMLInputElement>(({ checked }) => onCheck?.(checked, true))
  return (
    <div className={styles.field}>
      <div className={styles.tick}>
        <input
          ref={early}
          {...input}
          {...field.aria}
          {...field.typing}
          id={field.id}
          name={name}
          type="checkbox"
          value={value}
          defaultChecked={defaultChecked}
          className={styles.checkbox}
          onChange={(event) => onCheck?.(event.target.checked, false)}
        />
        <label htmlFor={field.id} className={styles.tickLabel}>
          {children}
        </label>
      </div>
      <FieldMessages id={field.id} error={field.error} warning={warning} hint={hint} />
    </div>
  )
}
