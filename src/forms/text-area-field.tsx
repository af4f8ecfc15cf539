import { FieldFrame } from '#forms/field-frame.tsx'
import type { FieldProps } from '#forms/field.ts'
import { useField } from '#forms/use-field.ts'
import styles from './field.module.css'

/** A text area with label, hint and error; it grows with its content where browsers support it. */
export function TextAreaField(props: FieldProps & { maxLength?: number; rows?: number }) {
  const { control, ...field } = useField(props)
  const { defaultValue = '', rows = 5, ...area } = control
  return (
    <FieldFrame {...field.frame}>
      <textarea
        {...area}
        {...field.aria}
        {...field.typing}
        id={field.id}
        rows={rows}
        defaultValue={defaultValue}
        className={styles.input}
      />
    </FieldFrame>
  )
}
