import { FieldFrame } from '#forms/field-frame.tsx'
import type { FieldProps } from '#forms/field.ts'
import { useField } from '#forms/use-field.ts'
import styles from './field.module.css'

/** Several lines of text with their label, hint and error; the control grows with what is typed where browsers can. */
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
